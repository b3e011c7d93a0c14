/**
 * Records the story's timers. Returns a function that cancels them, because a late retry would send a request during
 * the next story.
 */
export function trackTimers() {
  const { setTimeout, requestIdleCallback } = globalThis;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const idleHandles = new Set<number>();
  globalThis.setTimeout = Object.assign((...parts: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...parts);
    timers.add(timer);
    return timer;
  }, setTimeout);
  globalThis.requestIdleCallback = (...parts) => {
    const handle = requestIdleCallback(...parts);
    idleHandles.add(handle);
    return handle;
  };
  return () => {
    Object.assign(globalThis, { setTimeout, requestIdleCallback });
    for (const timer of timers) clearTimeout(timer);
    for (const handle of idleHandles) cancelIdleCallback(handle);
  };
}
