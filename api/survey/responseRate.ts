const LOW_RESPONSE = 30;

/** Per cent; null if a number is hidden. */
export function responseRate(
  responses: number | null,
  expected: number | null,
): { responseRate: number | null; isLowResponse: boolean } {
  if (responses === null || expected === null) return { responseRate: null, isLowResponse: false };
  const rate = (responses / expected) * 100;
  return { responseRate: Math.round(rate * 100) / 100, isLowResponse: rate < LOW_RESPONSE };
}
