/** Computes with exact fractions. */
export function exactRank(vectors: readonly (readonly number[])[]): number {
  const rows = vectors.map((vector) => vector.map(BigInt));
  let rank = 0;
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width && rank < rows.length; column++) {
    const pivotIndex = rows.findIndex((row, index) => index >= rank && row[column] !== 0n);
    if (pivotIndex === -1) continue;
    const pivot = rows[pivotIndex] as bigint[];
    rows[pivotIndex] = rows[rank] as bigint[];
    rows[rank] = pivot;
    for (let lowerIndex = rank + 1; lowerIndex < rows.length; lowerIndex++) {
      const row = rows[lowerIndex] as bigint[];
      const factor = row[column] as bigint;
      if (factor === 0n) continue;
      rows[lowerIndex] = row.map(
        (value, index) => value * (pivot[column] as bigint) - factor * (pivot[index] as bigint),
      );
    }
    rank += 1;
  }
  return rank;
}
