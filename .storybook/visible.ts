import { waitFor } from "storybook/test";

/** Waits, because a dialog is in the page a moment before it fades in. */
export async function toBeVisible(this: { isNot?: boolean }, element: Element) {
  const isVisible = () => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  let pass = isVisible();
  const check = () => {
    pass = isVisible();
    // Does not wait for a removed element, which can never become visible.
    if (pass === Boolean(this.isNot) && element.isConnected) throw new Error();
  };
  await waitFor(check).catch(() => undefined);
  return {
    pass,
    message: () => {
      const expected = this.isNot
        ? "to be hidden"
        : element.isConnected
          ? "to be visible"
          : "to be in the page";
      return `Expected ${expected}: ${element.outerHTML.slice(0, 300)}`;
    },
  };
}
