import * as palette from "./palette.ts";

const meanings = {
  page: [palette.paper, palette.coal950],
  /** Cards, panels, fields, dialogs. */
  surface: [palette.white, palette.coal900],
  /** Table heads, skeletons, hovered rows. */
  sunken: [palette.sand100, palette.coal800],
  /** Text and figures. */
  ink: [palette.ink900, palette.ash200],
  /** Units, periods, sources, descriptions. */
  inkMuted: [palette.stone700, palette.ash400],
  line: [palette.sand300, palette.coal700],
  /** The edge of a control, at least 3:1 on page and surface. */
  edge: [palette.stone500, palette.stone400],
  track: ["#E6E4E4", palette.coal700],
  /** The edge of marks whose fill would be too dark on a dark page. */
  markEdge: [palette.white, palette.stone400],
  /** The header, with `onBrand` on it. */
  brand: [palette.plum700, palette.plum900],
  onBrand: [palette.white, palette.white],
  exit: [palette.brick700, palette.brick700],
  primary: [palette.plum700, palette.plum300],
  primaryHover: [palette.plum800, palette.plum200],
  primaryPressed: [palette.plum900, palette.white],
  onPrimary: [palette.white, palette.plum950],
  /** Behind a chosen or hovered item. */
  primaryTint: [palette.plum50, palette.plum900],
  /** Inside the header, override it with `onBrand`. */
  focus: [palette.plum700, palette.plum300],
  danger: [palette.brick700, palette.brick300],
  dangerTint: [palette.brick100, palette.brick950],
  success: [palette.moss700, palette.moss300],
  successTint: [palette.moss100, palette.moss950],
  warning: [palette.gold800, palette.gold200],
  warningTint: [palette.gold100, palette.gold950],
  backdrop: ["rgb(29 26 28 / 0.55)", "rgb(0 0 0 / 0.7)"],
  /**
   * Colours of a theme's lines, single bars and text. Fills of maps, pies and pairs of bars are in
   * `dataColor`.
   */
  crimeMark: ["#A8161D", "#E8777D"],
  healthCheckMark: ["#2E539D", "#86A8E6"],
  buildingBlockMark: ["#36854A", "#6BBB80"],
  buildingBlockText: ["#2C6F3D", "#6BBB80"],
  collectiveActionMark: ["#E9622B", "#EF7F50"],
  collectiveActionText: ["#AD3E0E", "#EF7F50"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type Meaning = keyof typeof meanings;

const property = (name: string) => `--color-${name}`;

/** Colours by meaning, as CSS custom properties: `color: ${color.ink}`. */
export const color = Object.fromEntries(
  Object.keys(meanings).map((name) => [name, `var(${property(name)})`]),
) as Record<Meaning, string>;

export const colorProperties: readonly { name: string; property: string; value: string; dark: string }[] =
  Object.entries(meanings).map(([name, [value, dark]]) => ({ name, property: property(name), value, dark }));

const formatDeclarations = (scheme: "value" | "dark") =>
  colorProperties
    .filter(({ value, dark }) => scheme === "value" || value !== dark)
    .map((each) => `${each.property}:${each[scheme]}`)
    .join(";");

/** Dark if the reader prefers it, but light on paper and in images of figures (`data-light`). */
export const colorRules = [
  `:root{color-scheme:light;${formatDeclarations("value")}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-light]){color-scheme:dark;${formatDeclarations("dark")}}}`,
] as const;

export const colorStyle = colorRules.join("\n");

/** What a theme may set in addition to colours: the names of custom properties without their dashes. */
export const measures = {
  /** Below 1, spaces are smaller, and controls are lower unless they are pressed by finger. */
  density: "1",
  /** One step of the 8 px grid, in rem so that it grows with the reader's text size. */
  space: "calc(0.5rem * var(--density))",
  "font-family": 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  "font-size-caption": "0.8125rem",
  "font-size-small": "0.875rem",
  "font-size-body": "1rem",
  "font-size-large": "1.25rem",
  "font-size-page": "min(1.75rem, 11vw)",
  "font-size-display": "min(2.5rem, 11vw)",
  "radius-control": "4px",
  "radius-round": "999px",
} as const;

/** Returns a number of steps of the grid: `space(2)` is 16 px, unless a theme is denser. */
export const space = (steps: number) => (steps === 1 ? "var(--space)" : `calc(var(--space) * ${steps})`);

export const font = {
  family: "var(--font-family)",
  size: {
    caption: "var(--font-size-caption)",
    small: "var(--font-size-small)",
    body: "var(--font-size-body)",
    large: "var(--font-size-large)",
    page: "var(--font-size-page)",
    display: "var(--font-size-display)",
    /** The size of a caption, in units of a drawing that grows with the text (`useSize`). */
    drawing: "13px",
  },
  weight: { regular: 400, strong: 600 },
  line: { tight: 1.15, text: 1.5 },
} as const;

export const radius = { control: "var(--radius-control)", round: "var(--radius-round)" } as const;

export const size = {
  /** The smallest height of a control: 40 px with a mouse, 44 px on touch and narrow screens. */
  target: "var(--size-target)",
  /** The longest line of text that is comfortable to read. */
  measure: "58ch",
  /** The width that `ExitThisPage` covers in the top right corner, with its margin. */
  exitWidth: "var(--width-exit-button)",
  /** Grows with the reader's text; lower on narrow screens. */
  headerHeight: "var(--size-header)",
} as const;

/** Zero if the reader prefers less motion. */
export const motion = { quick: "var(--motion-quick)", calm: "var(--motion-calm)" } as const;

/** Leaflet's own z-indexes stay inside the map, which is its own stacking context. */
export const layer = { panel: 10, bar: 20, header: 30, overlay: 100, toast: 200, exit: 300 } as const;

export const tokens = { color, space, font, radius, size, motion, layer } as const;
