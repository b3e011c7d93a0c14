import { dataColor } from "../tokens/dataColor.ts";

const parseChannels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

/** WCAG 2 contrast of white on a colour, 1 to 21; red, green and blue from 0 to 1. */
function contrastWithWhite(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

export const inkOn = (hex: string) =>
  contrastWithWhite(parseChannels(hex)) >= 4.5 ? dataColor.labelOnDark : dataColor.labelOnLight;
