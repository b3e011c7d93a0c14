import { setTimeout as delay } from "node:timers/promises";

const STEP_MS = 250;

/** Timing then reveals nothing, such as whether an account exists. 250 ms steps. */
export async function delayToBoundary<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    await delay(STEP_MS - ((performance.now() - startedAt) % STEP_MS));
  }
}
