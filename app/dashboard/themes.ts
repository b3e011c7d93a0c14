import type { Component } from "@gbvf/api/dashboard/contract.ts";
import type { DataTheme } from "@gbvf/ui/theme/dataColor.ts";

/** The numbers of the themes; they are part of the interface. */
export const THEME = { buildingBlock: 1, healthCheck: 2, crime: 3, collectiveAction: 4 } as const;

const themes: Readonly<Record<number, DataTheme>> = Object.fromEntries(
  (Object.keys(THEME) as (keyof typeof THEME)[]).map((theme) => [THEME[theme], theme]),
);

/** The theme of a component, by which its figures get their colours. The contract allows no other numbers. */
export function themeOf({ componentId }: Pick<Component, "componentId">): DataTheme {
  const theme = themes[componentId];
  if (theme === undefined) throw new Error(`There is no theme ${componentId}.`);
  return theme;
}
