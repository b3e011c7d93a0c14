/** Marks a missing count, because zero is a count. */
export const NOT_CAPTURED = -1;

/**
 * Adds each boundary's figures to the boundary that contains it, up to the country, in place. A boundary
 * without any captured part stays NOT_CAPTURED.
 * @param figures one row of `width` for each boundary; only the lowest level is filled in
 * @param parents index of the containing boundary, or -1; a boundary comes before its containing boundary
 */
export function sumUpward(figures: Int32Array, parents: Int32Array, width: number): void {
  for (let boundary = 0; boundary < parents.length; boundary++) {
    const parent = parents[boundary] as number;
    if (parent === -1) continue;
    if (parent <= boundary)
      throw new RangeError(`Boundary ${boundary} comes after the one that contains it.`);
    for (let column = 0; column < width; column++) {
      const figure = figures[boundary * width + column] as number;
      if (figure === NOT_CAPTURED) continue;
      const sum = figures[parent * width + column] as number;
      figures[parent * width + column] = (sum === NOT_CAPTURED ? 0 : sum) + figure;
    }
  }
}
