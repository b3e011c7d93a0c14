/** A `ref` of what has just come and is to be read next. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
