import { expect, test } from "vitest";
import { delayToBoundary } from "./delayToBoundary.ts";

test("S3 short work, longer work and refusals are answered no sooner than one another", async () => {
  const after = async (ms: number, fails = false) => {
    const startedAt = performance.now();
    const work = async () => {
      const until = performance.now() + ms;
      while (performance.now() < until);
      if (fails) throw new Error("refused");
    };
    await delayToBoundary(work).catch(() => undefined);
    return performance.now() - startedAt;
  };
  for (const time of [await after(0), await after(90), await after(30, true)]) {
    expect(time).toBeGreaterThan(245);
  }
});
