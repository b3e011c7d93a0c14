/** 0.2.0: a theme's `main` follows light and dark pages, which a map cannot read; its plain colour is `pin`. */
export const pinColor = (source: string): string =>
  source.replaceAll(/(<(?:Pins|PinLegend)\b[^>]*?\bcolor=\{dataColor\.\w+)\.main\b/g, "$1.pin");
