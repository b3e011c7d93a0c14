import { designTokens, type Scheme, type TokenGroup } from "./designTokens.ts";
import { measures } from "./tokens.ts";

/** Returns the tokens as custom properties, `dist/tokens.css`, for pages that are not rendered by React. */
export function tokensStyle(): string {
  const light = formatProperties("value");
  const dark = [...formatProperties("dark")].filter(([name, value]) => light.get(name) !== value);
  return `:root {\n  color-scheme: light;\n${declarations(light)}}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-light]) {\n  color-scheme: dark;\n${declarations(dark)}}
}

@media (prefers-reduced-motion: reduce) {
  :root { --motion-quick: 0ms; --motion-calm: 0ms; }
}
`;
}

const declarations = (properties: Iterable<[string, string]>) =>
  [...properties].map(([name, value]) => `  ${name}: ${value};\n`).join("");

function formatProperties(scheme: Scheme): Map<string, string> {
  const properties = new Map<string, string>([
    ["--density", measures.density],
    ["--space", measures.space],
  ]);
  const read = (group: TokenGroup, path: string) => {
    for (const [name, part] of Object.entries(group)) {
      if ("$value" in part) properties.set(`-${path}-${name}`, serialize(part.$value));
      else read(part as TokenGroup, `${path}-${name}`);
    }
  };
  read(designTokens(scheme), "");
  return properties;
}

function serialize(value: unknown): string {
  if (typeof value === "string")
    return value.replace(/^\{(.*)\}$/, (_, path: string) => `var(--${path.replaceAll(".", "-")})`);
  if (Array.isArray(value)) return value.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  const { hex, alpha, components, value: amount, unit } = value as Record<string, unknown>;
  if (hex === undefined) return `${amount}${unit}`;
  return alpha === 1
    ? String(hex)
    : `rgb(${(components as number[]).map((each) => Math.round(each * 255)).join(" ")} / ${alpha})`;
}
