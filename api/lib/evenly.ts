import { setTimeout as delay } from "node:timers/promises";

const STEP_MS = 250;

/**
 * Lets an answer, or a refusal, out only at the end of a step of time: that of work whose length would tell what the
 * answer must not, such as whether there is an account. Far longer than what differs, far shorter than reading a mail.
 */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    await delay(STEP_MS - ((performance.now() - startedAt) % STEP_MS));
  }
}
