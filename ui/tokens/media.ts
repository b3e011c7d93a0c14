/** Widths in px: the smallest supported width, the last narrow width and the first wide width. */
const breakpoint = { smallest: 320, narrow: 991, wide: 992 } as const;

export const query = {
  narrow: `(max-width: ${breakpoint.narrow}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
  phone: "(max-width: 30rem)",
  /** A zoomed window or a phone on its side, where fixed bars would cover the page. */
  short: "(max-height: 30rem)",
  touch: "(pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;

/** For styled-components: `${media.narrow} { … }`. */
export const media = {
  narrow: `@media ${query.narrow}`,
  wide: `@media ${query.wide}`,
  phone: `@media ${query.phone}`,
  short: `@media ${query.short}`,
  touch: `@media ${query.touch}`,
  reducedMotion: `@media ${query.reducedMotion}`,
  forcedColors: `@media ${query.forcedColors}`,
  print: "@media print",
} as const;
