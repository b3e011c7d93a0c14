import { isClosedToChanges } from "../database/closedToChanges.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function everyHour(
  work: (now: Date) => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  let again: NodeJS.Timeout | undefined;
  const run = () =>
    void work(new Date()).catch((error) => {
      if (!isClosedToChanges(error)) return onError(error);
      clearTimeout(again);
      again = setTimeout(run, MINUTE_MS);
    });
  run();
  const timer = setInterval(run, HOUR_MS);
  return () => {
    clearInterval(timer);
    clearTimeout(again);
  };
}
