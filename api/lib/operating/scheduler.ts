const HOUR_MS = 60 * 60_000;

export function scheduleHourly(
  job: (now: Date) => Promise<unknown>,
  onError: (error: unknown) => void,
): () => void {
  const run = () => void job(new Date()).catch(onError);
  run();
  const timer = setInterval(run, HOUR_MS);
  return () => clearInterval(timer);
}
