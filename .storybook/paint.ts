/** React's own tasks come before background tasks. */
export const afterPaint = (): Promise<void> =>
  scheduler.postTask(() => undefined, { priority: "background" });

/** Returns once the consequences are drawn. */
export async function actAndPaint<T>(act: () => Promise<T>): Promise<T> {
  const result = await act();
  await afterPaint();
  return hasLeft(result) ? actAndPaint(act) : result;
}

const hasLeft = (element: unknown): boolean =>
  element instanceof Node ? !element.isConnected : Array.isArray(element) && element.some(hasLeft);
