"""Measures tantivy, a full-text search engine, on the titles and queries of our own index benchmark.

tantivy_search.py FOLDER: FOLDER contains exports (*_ids.json.gz) and queries.tsv, which `matinee-bench index-search`
writes. Prints "name value" lines like that command. measure.py runs this script in a virtual environment with tantivy.

Titles are split into lowercase words without accents, and each kind has an index. A title must contain all words of the
query; the last one may be a prefix. Exact matches come first, then other matches by popularity. If there are no
results, the search tolerates as many typos as our index does.
"""

import gzip
import json
import statistics
import sys
import tempfile
import time

import tantivy
from tantivy import Occur, Query

ANALYZER = (
    tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.simple())
    .filter(tantivy.Filter.lowercase()).filter(tantivy.Filter.ascii_fold()).build())


class Titles:
    """An index of the titles in one export."""

    def __init__(self, export, folder):
        builder = tantivy.SchemaBuilder()
        builder.add_text_field("title", stored=True, tokenizer_name="title")
        builder.add_float_field("popularity", stored=True, fast=True)
        self.schema = builder.build()
        index = tantivy.Index(self.schema, path=folder)
        index.register_tokenizer("title", ANALYZER)
        writer = index.writer(256 << 20, 2)
        with gzip.open(export, "rt", encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                title = row.get("original_title") or row.get("original_name") or row.get("name") or ""
                writer.add_document(tantivy.Document(title=title, popularity=row["popularity"]))
        writer.commit()
        writer.wait_merging_threads()
        index.reload()
        self.searcher = index.searcher()

    def find(self, text):
        """Returns the matching titles, best match first."""
        words = ANALYZER.analyze(text)
        if not words:
            return []
        exact = [Query.term_query(self.schema, "title", word) for word in words[:-1]]
        exact.append(Query.fuzzy_term_query(self.schema, "title", words[-1], 0, True, True))
        found = self.rows(exact, order_by_field="popularity") + self.rows(exact)
        if found:
            found.sort(key=lambda row: (ANALYZER.analyze(row[0]) != words, -row[1]))
        else:
            found = self.rows([
                Query.fuzzy_term_query(self.schema, "title", word, 2 if len(word) >= 9 else 1, True, False)
                if len(word) > 3 else Query.term_query(self.schema, "title", word) for word in words])
        return list(dict.fromkeys(title for title, _ in found))

    def rows(self, queries, **order):
        query = Query.boolean_query([(Occur.Must, query) for query in queries])
        rows = []
        for _, address in self.searcher.search(query, 20, **order).hits:
            document = self.searcher.doc(address)
            rows.append((document["title"][0], document["popularity"][0]))
        return rows


def main(folder):
    with tempfile.TemporaryDirectory(dir=folder) as temporary:
        began = time.perf_counter()
        kinds = []
        for name in ["movie_ids", "tv_series_ids", "person_ids"]:
            kinds.append(Titles(f"{folder}/{name}.json.gz", tempfile.mkdtemp(dir=temporary)))
        print("build-ms", (time.perf_counter() - began) * 1000)
        groups = {}
        for line in open(f"{folder}/queries.tsv", encoding="utf-8"):
            name, typed, title = line.rstrip("\n").split("\t")
            began = time.perf_counter()
            found = [kind.find(typed) for kind in kinds][0]
            milliseconds = (time.perf_counter() - began) * 1000
            groups.setdefault(name, []).append((milliseconds, title in found[:3]))
        for name, answers in groups.items():
            times = sorted(milliseconds for milliseconds, _ in answers)
            if name == "prefix":
                print("prefix-median-ms", statistics.median(times))
            else:
                print(f"{name}-found-percent", 100 * sum(found for _, found in answers) / len(answers))
                print(f"{name}-slowest-ms", times[-1])
            print(f"{name}-p99-ms", times[len(times) * 99 // 100])


main(sys.argv[1])
