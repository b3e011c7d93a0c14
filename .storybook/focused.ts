import { waitFor } from "storybook/test";

/** Waits, because menus and dialogs return the focus in a later frame. */
export async function toHaveFocus(this: { isNot?: boolean }, element: Element) {
  const hasFocus = () => element.ownerDocument.activeElement === element;
  let pass = hasFocus();
  const check = () => {
    pass = hasFocus();
    // Does not wait for a removed element, which can never take the focus.
    if (pass === Boolean(this.isNot) && element.isConnected) throw new Error();
  };
  await waitFor(check).catch(() => undefined);
  return {
    pass,
    message: () => {
      const expected = this.isNot ? "not to have" : "to have";
      const focused = element.ownerDocument.activeElement?.outerHTML.slice(0, 300);
      return `Expected ${expected} the focus: ${element.outerHTML.slice(0, 300)}\nIt is at: ${focused}`;
    },
  };
}
