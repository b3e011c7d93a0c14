import civic from "./civic.css?raw";

export interface ReaderSettings {
  /** In per cent. */
  textSize: "100" | "150" | "200";
  forcedColors: "none" | "active";
  reducedMotion: "no-preference" | "reduce";
  colorScheme: "light" | "dark";
  /** `civic` is the example of the guide to theming. */
  theme: "house" | "civic";
}

const createToolbarItem = <Icon extends string>(
  title: string,
  icon: Icon,
  items: readonly (readonly [value: string, name: string])[],
) => ({
  toolbar: { title, icon, items: items.map(([value, name]) => ({ value, title: name })), dynamicTitle: true },
});

export const readerGlobals = {
  textSize: createToolbarItem("Text size", "paragraph", [
    ["100", "Text 100 %"],
    ["150", "Text 150 %"],
    ["200", "Text 200 %"],
  ]),
  forcedColors: createToolbarItem("Forced colours", "contrast", [
    ["none", "Own colours"],
    ["active", "Forced colours"],
  ]),
  reducedMotion: createToolbarItem("Motion", "lightning", [
    ["no-preference", "With motion"],
    ["reduce", "Reduced motion"],
  ]),
  colorScheme: createToolbarItem("Page", "moon", [
    ["light", "Light page"],
    ["dark", "Dark page"],
  ]),
  theme: createToolbarItem("Theme", "paintbrush", [
    ["house", "House theme"],
    ["civic", "Civic theme"],
  ]),
  /** For documentation pages; a single story has the viewport tool instead. */
  frames: createToolbarItem("Frames of pages", "browser", [
    ["own", "Frames as they are"],
    ["phone", "Frames of 360 px"],
    ["tablet", "Frames of 768 px"],
    ["desktop", "Frames of 1280 px"],
  ]),
};

export const DEFAULT_READER_SETTINGS: ReaderSettings = {
  textSize: "100",
  forcedColors: "none",
  reducedMotion: "no-preference",
  colorScheme: "light",
  theme: "house",
};

/** The media conditions of the style sheets, before a setting replaces them. */
const originalConditions = new WeakMap<CSSRule, string>();
const ALWAYS = "(min-width: 0px)";

/** Rewrites media conditions, because a page cannot make the browser emulate a setting. */
function applyTo(rules: CSSRuleList, settings: ReaderSettings): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originalConditions.get(rule) ?? rule.media.mediaText;
      originalConditions.set(rule, original);
      const { forcedColors, reducedMotion, colorScheme } = settings;
      const rewritten = original
        .replace(/\(forced-colors:\s*active\)/g, forcedColors === "active" ? ALWAYS : "$&")
        .replace(/\(prefers-reduced-motion:\s*reduce\)/g, reducedMotion === "reduce" ? ALWAYS : "$&")
        .replace(/\(prefers-color-scheme:\s*dark\)/g, colorScheme === "dark" ? ALWAYS : "$&");
      if (rule.media.mediaText !== rewritten) rule.media.mediaText = rewritten;
    }
    if (rule instanceof CSSGroupingRule) applyTo(rule.cssRules, settings);
  }
}

/** Close enough to a browser's forced colours for a review. */
const FORCED_COLORS_CSS = `
:root { color-scheme: dark; }
*, *::before, *::after {
  background-color: Canvas !important; box-shadow: none !important; color: CanvasText !important;
}
a, a * { color: LinkText !important; }
button, button * { background-color: ButtonFace !important; color: ButtonText !important; }
svg, svg *, img { background-color: transparent !important; }
svg text { fill: CanvasText !important; }
`;

/** Returns a function that undoes the settings. */
export function applyReaderSettings(settings: ReaderSettings): () => void {
  const styleElement = document.createElement("style");
  if (settings.theme === "civic") styleElement.textContent = civic;
  if (settings.forcedColors === "active") styleElement.textContent += FORCED_COLORS_CSS;
  document.head.append(styleElement);
  document.documentElement.style.fontSize = `${settings.textSize}%`;
  const applyToSheets = (sheetSettings: ReaderSettings) => {
    for (const { cssRules } of document.styleSheets) applyTo(cssRules, sheetSettings);
  };
  applyToSheets(settings);
  // Elements that are added later bring further style rules.
  const observer = new MutationObserver(() => applyToSheets(settings));
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    styleElement.remove();
    document.documentElement.style.fontSize = "";
    applyToSheets(DEFAULT_READER_SETTINGS);
  };
}
