const HOUR_MS = 60 * 60_000;

/** At once and then every hour. Returns the function that stops it. */
export function everyHour(
  work: (now: Date) => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  const run = () => void work(new Date()).catch(onError);
  run();
  const timer = setInterval(run, HOUR_MS);
  return () => clearInterval(timer);
}
