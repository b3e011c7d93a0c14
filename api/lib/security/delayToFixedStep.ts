import { setTimeout as delay } from "node:timers/promises";

const STEP_MS = 250;

/**
 * Delays the result to the next multiple of 250 ms, so that timing does not reveal whether an account exists.
 */
export async function delayToFixedStep<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    await delay(STEP_MS - ((performance.now() - startedAt) % STEP_MS));
  }
}
