/** Marks a figure that was not captured; a captured zero is 0. */
export const NOT_CAPTURED = -1;

/**
 * Adds every boundary's figures to the containing boundary, up to the country, in place.
 *
 * @param figures one row of `width` figures per boundary; those of the lowest level are filled in, the rest are
 * NOT_CAPTURED. A boundary with no captured part stays NOT_CAPTURED.
 * @param parents for each boundary the index of the containing one, or -1. Every boundary comes before the one that
 * contains it.
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
