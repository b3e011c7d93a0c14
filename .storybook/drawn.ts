/** React's own tasks come before background tasks. */
export const allDrawn = (): Promise<void> => scheduler.postTask(() => undefined, { priority: "background" });

/** Returns once the consequences are drawn. */
export async function untilDrawn<T>(act: () => Promise<T>): Promise<T> {
  const result = await act();
  await allDrawn();
  return hasLeft(result) ? untilDrawn(act) : result;
}

const hasLeft = (element: unknown): boolean =>
  element instanceof Node ? !element.isConnected : Array.isArray(element) && element.some(hasLeft);
