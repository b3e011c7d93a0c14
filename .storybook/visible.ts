import { waitFor } from "storybook/test";

/**
 * For `expect.extend`: waits until the element is visible, or with `not` until it is hidden, because a dialog is in the
 * page a moment before it fades in. Write `await expect(element).toBeVisible()`.
 */
export async function toBeVisible(this: { isNot?: boolean }, element: Element) {
  const isVisible = () => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const check = () => {
    if (isVisible() === Boolean(this.isNot)) throw new Error();
  };
  await waitFor(check).catch(() => undefined);
  return {
    pass: isVisible(),
    message: () => {
      const wanted = this.isNot
        ? "to be hidden"
        : element.isConnected
          ? "to be visible"
          : "to be in the page";
      return `Expected ${wanted}: ${element.outerHTML.slice(0, 300)}`;
    },
  };
}
