/** `exposure` is the number of people for a rate, and 1 for a count. */
export type CaseCount = { cases: number; exposure: number };

const TAIL = 0.025;
const PRECISION = 1e-13;
const MAX_TERMS = 100_000;

/** `unsure` means too few cases to decide, `none` zero in both. */
export type Comparison = "rose" | "fell" | "about-same" | "unsure" | "none";

/** Ratios within these limits count as about the same. */
const MIN_SAME_RATIO = 0.8;
const MAX_SAME_RATIO = 1.25;

/**
 * Compares by the exact 95 % interval of the ratio of rates (Clopper and Pearson; Przyborowski and Wilenski):
 * whether it excludes 1, or lies within 0.8 to 1.25.
 */
export function compareCounts(before: CaseCount, latest: CaseCount): Comparison {
  const totalCases = before.cases + latest.cases;
  if (totalCases === 0) return "none";
  const shareAt = (ratio: number) => (latest.exposure * ratio) / (before.exposure + latest.exposure * ratio);
  const isAbove = (ratio: number) => probabilityOfAtLeast(latest.cases, totalCases, shareAt(ratio)) < TAIL;
  const isBelow = (ratio: number) =>
    probabilityOfAtLeast(before.cases, totalCases, 1 - shareAt(ratio)) < TAIL;
  if (isAbove(1)) return "rose";
  if (isBelow(1)) return "fell";
  return isAbove(MIN_SAME_RATIO) && isBelow(MAX_SAME_RATIO) ? "about-same" : "unsure";
}

export const compareTotals = (before: number, latest: number): Comparison =>
  compareCounts({ cases: before, exposure: 1 }, { cases: latest, exposure: 1 });

export const comparePart = (total: CaseCount, part: CaseCount): Comparison =>
  compareCounts({ cases: total.cases - part.cases, exposure: total.exposure - part.exposure }, part);

const probabilityOfAtLeast = (cases: number, all: number, share: number) =>
  cases === 0 ? 1 : incompleteBeta(share, cases, all - cases + 1);

const intervals = new Map<number, readonly [lower: number, upper: number]>();

/** Computes the exact 95 % limits of a Poisson mean (Garwood). */
export function poissonInterval(cases: number): readonly [lower: number, upper: number] {
  const cached = intervals.get(cases);
  if (cached !== undefined) return cached;
  const interval = [
    cases === 0 ? 0 : gammaQuantile(TAIL, cases),
    gammaQuantile(1 - TAIL, cases + 1),
  ] as const;
  intervals.set(cases, interval);
  return interval;
}

/** Uses Newton's method, beginning with Wilson and Hilferty's approximation. `shape` must be at least 1. */
function gammaQuantile(probability: number, shape: number): number {
  const normal = probability < 0.5 ? -1.959963984540054 : 1.959963984540054;
  let x = shape * (1 - 1 / (9 * shape) + normal / (3 * Math.sqrt(shape))) ** 3;
  for (let step = 0; step < 50; step += 1) {
    const density = Math.exp((shape - 1) * Math.log(x) - x - logGamma(shape));
    const next = Math.max(x / 2, x - (incompleteGamma(shape, x) - probability) / density);
    if (Math.abs(next - x) <= x * PRECISION * 10) return next;
    x = next;
  }
  return x;
}

/** The regularised function: a series below its mean, a continued fraction (Lentz) above. */
function incompleteGamma(shape: number, x: number): number {
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape));
  if (x < shape + 1) {
    let term = 1 / shape;
    let sum = term;
    for (let n = 1; n < MAX_TERMS && term > sum * PRECISION; n += 1) {
      term *= x / (shape + n);
      sum += term;
    }
    return scale * sum;
  }
  const fraction = continuedFraction(
    (n) => (n === 0 ? 1 : -n * (n - shape)),
    (n) => x + 2 * n + 1 - shape,
  );
  return 1 - scale * fraction;
}

/** The regularised function, by its continued fraction (DLMF 8.17.22). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const scale = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  const numerator = (n: number) => {
    if (n === 0) return 1;
    const m = Math.floor(n / 2);
    return n % 2 === 0
      ? (m * (b - m) * x) / ((a + n - 1) * (a + n))
      : (-(a + m) * (a + b + m) * x) / ((a + n - 1) * (a + n));
  };
  return (scale / a) * continuedFraction(numerator, () => 1);
}

/** Computes a(0) / (b(0) + a(1) / (b(1) + …)) by Lentz's modified method. */
function continuedFraction(a: (n: number) => number, b: (n: number) => number): number {
  const tiny = 1e-300;
  let c = 1 / tiny;
  let d = 1 / (b(0) || tiny);
  let value = a(0) * d;
  for (let n = 1; n < MAX_TERMS; n += 1) {
    d = 1 / (b(n) + a(n) * d || tiny);
    c = b(n) + a(n) / c || tiny;
    value *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) break;
  }
  return value;
}

/** Uses Stirling's series from 10, and the recurrence below. */
function logGamma(x: number): number {
  let shift = 0;
  let shifted = x;
  for (; shifted < 10; shifted += 1) shift += Math.log(shifted);
  const square = shifted * shifted;
  const series =
    (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / (1188 * square)) / square) / square) / square) / shifted;
  return (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + series - shift;
}
