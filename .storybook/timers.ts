/**
 * Records the story's timers. Returns a function that cancels them, because a late retry would send a request during
 * the next story.
 */
export function trackTimers() {
  const { setTimeout, requestIdleCallback } = globalThis;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const idleHandles = new Set<number>();
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...args);
    timers.add(timer);
    return timer;
  }, setTimeout);
  globalThis.requestIdleCallback = (...args) => {
    const handle = requestIdleCallback(...args);
    idleHandles.add(handle);
    return handle;
  };
  return () => {
    Object.assign(globalThis, { setTimeout, requestIdleCallback });
    for (const timer of timers) clearTimeout(timer);
    for (const handle of idleHandles) cancelIdleCallback(handle);
  };
}
