/** Resolves after React has rendered, because React's tasks run before background tasks. */
export const afterPaint = (): Promise<void> =>
  scheduler.postTask(() => undefined, { priority: "background" });

/** Acts, and resolves when the result has been rendered. */
export async function actAndPaint<T>(act: () => Promise<T>): Promise<T> {
  const result = await act();
  await afterPaint();
  return isRemoved(result) ? actAndPaint(act) : result;
}

const isRemoved = (element: unknown): boolean =>
  element instanceof Node ? !element.isConnected : Array.isArray(element) && element.some(isRemoved);
