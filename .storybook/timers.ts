/**
 * Ends the story's timers with the story; returns the function that does so. A later retry would call the server from
 * the next story.
 */
export function keepTimers() {
  const { setTimeout } = globalThis;
  const started = new Set<ReturnType<typeof setTimeout>>();
  globalThis.setTimeout = Object.assign((...parts: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...parts);
    started.add(timer);
    return timer;
  }, setTimeout);
  return () => {
    globalThis.setTimeout = setTimeout;
    for (const timer of started) clearTimeout(timer);
  };
}
