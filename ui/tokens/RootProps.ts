import type { AriaAttributes, CSSProperties, Ref } from "react";

/** Every component sets these properties on its root element. */
export interface RootStyle<E extends Element = HTMLDivElement> {
  ref?: Ref<E>;
  className?: string;
  style?: CSSProperties;
}

export interface RootProps<E extends Element = HTMLDivElement> extends RootStyle<E>, AriaAttributes {
  id?: string;
  [data: `data-${string}`]: unknown;
}
