import { expect, test } from "vitest";
import { TooManyRequests } from "../../lib/security/RateLimiter.ts";
import { limitSubmissions } from "./limitSubmissions.ts";

test("S51 refuses more than 10,000 responses from one network in ten minutes, and none from other networks", () => {
  const minuteAt = (minute: number) => new Date(2026, 7, 15, 9, minute);
  for (let n = 0; n < 10_000; n++) limitSubmissions("203.0.113.7", minuteAt(0));
  expect(() => limitSubmissions("203.0.113.7", minuteAt(9))).toThrow(TooManyRequests);
  expect(() => limitSubmissions("203.0.113.8", minuteAt(9))).not.toThrow();
  expect(() => limitSubmissions("203.0.113.7", minuteAt(10))).not.toThrow();
});
