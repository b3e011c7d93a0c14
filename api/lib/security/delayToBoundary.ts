import { setTimeout as delay } from "node:timers/promises";

const STEP_MS = 250;

/** Delays the result to the next 250 ms boundary, so timing does not reveal whether an account exists. */
export async function delayToBoundary<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    await delay(STEP_MS - ((performance.now() - startedAt) % STEP_MS));
  }
}
