import { expect, test } from "vitest";
import { designTokens, type TokenGroup } from "./designTokens.ts";
import { colorProperties } from "./tokens.ts";
import { tokensStyle } from "./tokensStyle.ts";

function collectTokens(
  group: TokenGroup,
  path: string[] = [],
): Map<string, { $type: unknown; $value: unknown }> {
  return new Map(
    Object.entries(group).flatMap(([name, part]) =>
      "$value" in part
        ? [[[...path, name].join("."), part as { $type: unknown; $value: unknown }] as const]
        : [...collectTokens(part as TokenGroup, [...path, name])],
    ),
  );
}

/** What the format requires of each type: https://www.designtokens.org/tr/2025.10/format/. */
const VALID: Record<string, (value: unknown) => boolean> = {
  color: (value) => matches(value, { colorSpace: "srgb", alpha: "number", hex: /^#[\da-f]{6}$/ }),
  dimension: (value) => matches(value, { value: "number", unit: /^(px|rem)$/ }),
  duration: (value) => matches(value, { value: "number", unit: /^(ms|s)$/ }),
  number: (value) => typeof value === "number",
  fontWeight: (value) => typeof value === "number" && value >= 1 && value <= 1000,
  fontFamily: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
};

function matches(value: unknown, shape: Record<string, string | RegExp>): boolean {
  const properties = value as Record<string, unknown>;
  return Object.entries(shape).every(([name, expected]) =>
    expected instanceof RegExp
      ? expected.test(String(properties[name]))
      : typeof properties[name] === expected || properties[name] === expected,
  );
}

test.each(["value", "dark"] as const)(
  "tokens of %s have types and values of the format, and each alias has a target",
  (scheme) => {
    const tokens = collectTokens(designTokens(scheme));
    expect(tokens.size).toBeGreaterThan(100);
    for (const [path, { $type, $value }] of tokens) {
      expect(path).not.toMatch(/[{}$]/);
      const [, alias] = /^\{(.*)\}$/.exec(String($value)) ?? [];
      if (alias) expect(tokens.get(alias)?.$type, `${path} → ${alias}`).toBe($type);
      else expect(VALID[String($type)]?.($value), path).toBe(true);
    }
  },
);

test("every meaning is a custom property of the same name, light and dark", () => {
  const style = tokensStyle();
  const [light = "", dark = ""] = style.split("@media screen and (prefers-color-scheme: dark)");
  for (const { property, value, dark: darkValue } of colorProperties) {
    expect(light).toContain(`${property}: `);
    expect(dark.includes(`${property}: `), property).toBe(value !== darkValue);
  }
  expect(light).toContain("--color-primary: var(--palette-plum700);");
  expect(light).toContain("--palette-plum700: #5c1f50;");
  expect(light).toContain("--color-backdrop: rgb(29 26 28 / 0.55);");
  expect(light).toContain("--space-2: 1rem;");
});
