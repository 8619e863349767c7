#!/bin/bash -eu
# Builds the fuzz targets in the image of OSS-Fuzz, which has compile_javascript_fuzzer, SRC and OUT.

npm ci
npm install --no-save @jazzer.js/core@4
npm run build

# Each input is tried in one turn: nothing waits. Coverage guides by what is compiled of the project alone.
compile_javascript_fuzzer demospec dist/fuzz/oss-fuzz/messages.js -i demospec/dist --sync

# What guided fuzzing has found begins the corpus, where there is any.
if [ -d test/guided-corpus ]; then
  node dist/fuzz/oss-fuzz/write-seeds.js test/guided-corpus seeds
  (cd seeds && zip -qr "$OUT/messages_seed_corpus.zip" .)
fi
