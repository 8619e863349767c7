"""How far each player moved while alive, in units, of a file that demospec has written:

    demospec table players demo.mvd -o players.parquet && python3 examples/distance.py players.parquet
"""
import math
import sys

import pyarrow.parquet as parquet

COLUMNS = ["level", "player", "plain_name", "health", "origin_x", "origin_y", "origin_z"]
last, sums = {}, {}
for batch in parquet.ParquetFile(sys.argv[1]).iter_batches(columns=COLUMNS):
    for level, player, name, health, *at in zip(*batch.to_pydict().values()):
        before = last.get((level, player), at)
        last[level, player] = at
        if (health or 0) > 0:
            sums[name] = sums.get(name, 0) + math.dist(before, at)
for name, units in sorted(sums.items(), key=lambda one: -one[1]):
    print(f"{name}\t{units:.0f}")
