import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyHour } from "./everyHour.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 60 * 60_000;

test("work that fails is reported and done again an hour later, until it is stopped", async () => {
  const failure = new Error("away");
  const errors: unknown[] = [];
  const stop = everyHour(
    () => Promise.reject(failure),
    (error) => errors.push(error),
  );
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(errors).toEqual([failure, failure, failure]);
  stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(errors).toHaveLength(3);
});
