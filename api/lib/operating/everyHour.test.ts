import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyHour } from "./everyHour.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR_MS = 60 * 60_000;

test("while changes are refused, work is tried once a minute, however many hours pass", async () => {
  let tries = 0;
  const refused = Object.assign(new Error("read-only transaction"), { code: "25006" });
  const stop = everyHour(
    async () => {
      tries += 1;
      throw refused;
    },
    () => expect.unreachable(),
  );
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS + 60_500);
  tries = 0;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(tries).toBe(10);
  stop();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(tries).toBe(10);
});
