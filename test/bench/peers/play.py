"""`python play.py PEER DIRECTORY CSV`: the records of a csv file in Tantivy, or their vectors and prices in numpy. Answers lines of JSON as play.mjs does."""

import csv
import json
import sys
import time

DIMENSIONS = 256
PAGE = 10
peer, directory, source = sys.argv[1:]


def articles():
    with open(source, newline='') as file:
        yield from csv.DictReader(file)


class Tantivy:
    def load(self):
        import tantivy

        builder = tantivy.SchemaBuilder()
        builder.add_text_field('title', stored=True, tokenizer_name='en_stem')
        builder.add_text_field('text', stored=True, tokenizer_name='en_stem')
        for name in ('id', 'city', 'posted_at'):
            builder.add_text_field(name, stored=True, tokenizer_name='raw')
        builder.add_float_field('price', stored=True, indexed=True)
        self.index = tantivy.Index(builder.build(), path=directory)
        writer = self.index.writer()
        for each in articles():
            names = ('title', 'text', 'id', 'city', 'posted_at')
            writer.add_document(tantivy.Document(price=float(each['price']), **{name: each[name] for name in names}))
        writer.commit()
        writer.wait_merging_threads()
        self.index.reload()
        self.searcher = self.index.searcher()

    def keyword(self, words, bound):
        query = self.index.parse_query(' '.join(words), ['title', 'text'])
        hits = self.searcher.search(query, PAGE).hits
        return [self.searcher.doc(address).to_dict() for _score, address in hits]


class Numpy:
    def load(self):
        import numpy

        self.numpy = numpy
        self.prices = numpy.array([float(each['price']) for each in articles()])
        self.random = numpy.random.default_rng(7)
        vectors = self.random.standard_normal((len(self.prices), DIMENSIONS), dtype=numpy.float32)
        self.vectors = vectors / numpy.linalg.norm(vectors, axis=1, keepdims=True)

    def hybrid(self, words, bound):
        wanted = self.random.standard_normal(DIMENSIONS, dtype=self.numpy.float32)
        scores = self.vectors @ wanted
        scores[self.prices >= bound] = -self.numpy.inf
        best = self.numpy.argpartition(scores, -PAGE)[-PAGE:]
        return best[self.numpy.argsort(scores[best])]


player = {'tantivy': Tantivy, 'numpy': Numpy}[peer]()
for line in sys.stdin:
    request = json.loads(line)
    work = request.pop('work')
    processor, started = time.process_time(), time.perf_counter()
    try:
        getattr(player, work)(**request)
        taken = {'processorMs': (time.process_time() - processor) * 1000, 'wallMs': (time.perf_counter() - started) * 1000}
    except Exception as error:
        taken = {'error': repr(error)}
    print(json.dumps(taken), flush=True)
