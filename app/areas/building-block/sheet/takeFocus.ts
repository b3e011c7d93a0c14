/** A `ref` for new content that the reader should hear next. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
