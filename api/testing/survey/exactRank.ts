/** Computes with exact fractions. */
export function exactRank(vectors: readonly (readonly number[])[]): number {
  const rows = vectors.map((vector) => vector.map(BigInt));
  let rank = 0;
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width && rank < rows.length; column++) {
    const at = rows.findIndex((row, index) => index >= rank && row[column] !== 0n);
    if (at === -1) continue;
    const pivot = rows[at] as bigint[];
    rows[at] = rows[rank] as bigint[];
    rows[rank] = pivot;
    for (let below = rank + 1; below < rows.length; below++) {
      const row = rows[below] as bigint[];
      const factor = row[column] as bigint;
      if (factor === 0n) continue;
      rows[below] = row.map(
        (value, index) => value * (pivot[column] as bigint) - factor * (pivot[index] as bigint),
      );
    }
    rank += 1;
  }
  return rank;
}
