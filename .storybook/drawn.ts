/** React's own tasks come before background tasks. */
export const allDrawn = (): Promise<void> => scheduler.postTask(() => undefined, { priority: "background" });

/** Returns once the consequences are drawn. */
export async function untilDrawn<T>(act: () => Promise<T>): Promise<T> {
  const result = await act();
  await allDrawn();
  return hasLeft(result) ? untilDrawn(act) : result;
}

const hasLeft = (found: unknown): boolean =>
  found instanceof Node ? !found.isConnected : Array.isArray(found) && found.some(hasLeft);
