import { palette } from "./palette.ts";

const meanings = {
  page: palette.paper,
  /** Cards, panels, fields, dialogs. */
  surface: palette.white,
  /** Table heads, skeletons, hovered rows. */
  sunken: palette.sand100,
  /** Text and figures. */
  ink: palette.ink900,
  /** Units, periods, sources, descriptions. */
  inkMuted: palette.stone700,
  line: palette.sand300,
  /** The edge of a control, at least 3:1 on page and surface. */
  edge: palette.stone500,
  primary: palette.plum700,
  primaryHover: palette.plum800,
  primaryPressed: palette.plum900,
  onPrimary: palette.white,
  /** Behind a chosen or hovered item. */
  primaryTint: palette.plum50,
  /** On plum, set it to `onPrimary`. */
  focus: palette.plum700,
  danger: palette.brick700,
  dangerTint: palette.brick100,
  success: palette.moss700,
  successTint: palette.moss100,
  warning: palette.gold800,
  warningTint: palette.gold100,
  backdrop: "rgb(29 26 28 / 0.55)",
} as const;

type Meaning = keyof typeof meanings;

const property = (name: string) => `--color-${name}`;

/** By meaning, as CSS custom properties: `color: ${color.ink}`. */
export const color = Object.fromEntries(
  Object.keys(meanings).map((name) => [name, `var(${property(name)})`]),
) as Record<Meaning, string>;

export const colorProperties: readonly { name: string; property: string; value: string }[] = Object.entries(
  meanings,
).map(([name, value]) => ({ name, property: property(name), value }));

/** Steps of the 8 px grid, in rem so that they grow with the reader's text size: `space(2)` is 16 px. */
export const space = (steps: number) => `${steps * 0.5}rem`;

export const font = {
  family: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  size: {
    small: "0.875rem",
    body: "1rem",
    large: "1.25rem",
    display: "min(clamp(2rem, 1.6rem + 1.8vw, 2.75rem), 11vw)",
  },
  weight: { regular: 400, strong: 600 },
  line: { tight: 1.15, text: 1.5 },
} as const;

export const radius = { control: "4px", round: "999px" } as const;

export const size = {
  /** Smallest height of a control: 40 px with a mouse, 44 px on touch and narrow screens. */
  target: "var(--size-target)",
  /** Longest comfortable line of text. */
  measure: "58ch",
  /** What `ExitThisPage` covers in the top right corner, with its margin. */
  exitWidth: "var(--size-exit)",
  /** Grows with the reader's text; lower on narrow screens. */
  headerHeight: "var(--size-header)",
} as const;

/** Zero if the reader prefers less motion. */
export const motion = { quick: "var(--motion-quick)", calm: "var(--motion-calm)" } as const;

/** Leaflet's own z-indexes stay inside the map, which is its own stacking context. */
export const layer = { panel: 10, bar: 20, header: 30, overlay: 100, toast: 200, exit: 300 } as const;

export const tokens = { color, space, font, radius, size, motion, layer } as const;
