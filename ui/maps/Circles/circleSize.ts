/** Returns the radius in px that makes a circle's area proportional to its value. */
export const radiusOf = (value: number, largest: number, maxRadius: number) =>
  largest <= 0 ? 0 : Math.sqrt(Math.max(value, 0) / largest) * maxRadius;

const MAX_VALUES = 3;
const MIN_RATIO = 4;

/** Returns at most three round numbers for a legend, the largest first: 2000, 500, 100. */
export function exampleValues(largest: number): number[] {
  const values: number[] = [];
  for (let limit = largest; limit >= 1 && values.length < MAX_VALUES; ) {
    const power = 10 ** Math.floor(Math.log10(limit));
    const value = ([5, 2, 1].find((each) => each * power <= limit) ?? 1) * power;
    values.push(value);
    limit = value / MIN_RATIO;
  }
  return values.length === 1 && values[0] !== 1 ? [...values, 1] : values;
}
