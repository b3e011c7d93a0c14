/**
 * Makes the story's timers end with it, and returns what ends them: a retry that fell due later would call the server
 * from the story that runs by then.
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
