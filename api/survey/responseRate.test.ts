import { expect, test } from "vitest";
import { responseRate } from "./responseRate.ts";

test.each([
  ["29 of 100 are few", 29, 100, { responseRate: 29, isLowResponse: true }],
  ["30 of 100 are enough", 30, 100, { responseRate: 30, isLowResponse: false }],
  [
    "2999 of 10 000 are few, though they read as 30 %",
    2999,
    10_000,
    { responseRate: 29.99, isLowResponse: true },
  ],
  ["more than expected is shown", 12, 10, { responseRate: 120, isLowResponse: false }],
  ["of fewer than five nothing is shown", null, 100, { responseRate: null, isLowResponse: false }],
])("%s", (_what, responses, expected, rate) => {
  expect(responseRate(responses, expected)).toEqual(rate);
});
