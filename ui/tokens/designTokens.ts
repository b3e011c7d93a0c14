import { type DataTheme, dataColor } from "./dataColor.ts";
import * as palette from "./palette.ts";
import { colorProperties, font, layer, measures } from "./tokens.ts";

type Token = { $type: string; $value: unknown; $description?: string };
export type TokenGroup = { [name: string]: TokenGroup | Token };
export type Scheme = "value" | "dark";

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 5, 6];
const THEMES: readonly DataTheme[] = ["crime", "healthCheck", "buildingBlock", "collectiveAction"];

/**
 * Returns the tokens for other tools, `dist/tokens.json`, in the Design Tokens Community Group's format of
 * October 2025.
 */
export const designTokens = (scheme: Scheme): TokenGroup => ({
  palette: mapValues(palette, colorToken),
  color: Object.fromEntries(colorProperties.map((each) => [each.name, meaningToken(each[scheme])])),
  space: Object.fromEntries(
    STEPS.map((steps) => [String(steps).replace(".", "-"), dimension(`${steps / 2}rem`)]),
  ),
  font: {
    family: {
      $type: "fontFamily",
      $value: measures["font-family"].split(",").map((name) => name.trim().replaceAll('"', "")),
    },
    size: {
      caption: dimension(measures["font-size-caption"]),
      small: dimension(measures["font-size-small"]),
      body: dimension(measures["font-size-body"]),
      large: dimension(measures["font-size-large"]),
      page: { ...dimension("1.75rem"), $description: "At most 11 % of the window's width." },
      display: { ...dimension("2.5rem"), $description: "At most 11 % of the window's width." },
    },
    weight: mapValues(font.weight, ($value) => ({ $type: "fontWeight", $value })),
    line: mapValues(font.line, number),
  },
  radius: { control: dimension(measures["radius-control"]), round: dimension(measures["radius-round"]) },
  motion: { quick: duration(120), calm: duration(180) },
  layer: mapValues(layer, number),
  data: {
    missing: colorToken(dataColor.missing),
    none: colorToken(dataColor.zeroFill),
    ...Object.fromEntries(THEMES.map((theme) => [theme, dataTokens(theme)])),
  },
});

function dataTokens(theme: DataTheme): TokenGroup {
  const { scale, parts, ...single } = dataColor[theme];
  const numberTokens = (colors: readonly string[]) =>
    Object.fromEntries(colors.map((color, index) => [String(index + 1), colorToken(color)]));
  return { ...mapValues(single, meaningToken), scale: numberTokens(scale), parts: numberTokens(parts) };
}

function mapValues<V>(object: Readonly<Record<string, V>>, change: (value: V) => Token): TokenGroup {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

/** Refers to the palette's colour that the meaning uses, or to the meaning that it follows. */
function meaningToken(value: string): Token {
  const [, followed] = /^var\(--color-(.*)\)$/.exec(value) ?? [];
  if (followed) return { $type: "color", $value: `{color.${followed}}` };
  const name = Object.entries(palette).find(([, color]) => color === value)?.[0];
  return name ? { $type: "color", $value: `{palette.${name}}` } : colorToken(value);
}

function colorToken(value: string): Token {
  const match = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  const bytes = match
    ? match.slice(1, 4).map(Number)
    : [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16));
  const hex = `#${bytes.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
  const components = bytes.map((each) => Math.round((each / 255) * 10_000) / 10_000);
  return {
    $type: "color",
    $value: { colorSpace: "srgb", components, alpha: Number(match?.[4] ?? 1), hex },
  };
}

function dimension(text: string): Token {
  const unit = text.endsWith("rem") ? "rem" : "px";
  return { $type: "dimension", $value: { value: Number.parseFloat(text), unit } };
}

const duration = (value: number): Token => ({ $type: "duration", $value: { value, unit: "ms" } });
const number = ($value: number): Token => ({ $type: "number", $value });
