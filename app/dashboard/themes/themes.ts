import type { Component } from "@gbvf/api/dashboard/contract.ts";
import type { DataTheme } from "@gbvf/ui/tokens/dataColor.ts";

/** The numbers of the themes; they are part of the interface. */
export const THEME = { buildingBlock: 1, healthCheck: 2, crime: 3, collectiveAction: 4 } as const;

/** Where none is chosen, of the screens that show one at a time. */
export const FIRST_THEME = THEME.crime;

const themes: Readonly<Record<number, DataTheme>> = Object.fromEntries(
  (Object.keys(THEME) as (keyof typeof THEME)[]).map((theme) => [THEME[theme], theme]),
);

/** The theme of a component, by which its figures get their colours. The contract allows no other numbers. */
export function themeOf({ componentId }: Pick<Component, "componentId">): DataTheme {
  const theme = themes[componentId];
  if (theme === undefined) throw new Error(`There is no theme ${componentId}.`);
  return theme;
}

/** What the themes are called while their list is not there. */
export const THEME_NAMES: Readonly<Record<number, string>> = {
  [THEME.buildingBlock]: "Building blocks",
  [THEME.healthCheck]: "Organisational health check",
  [THEME.crime]: "Crime statistics",
  [THEME.collectiveAction]: "Collective actions",
};

/** The themes to choose from; while their list is not there, the chosen one alone. */
export function namedThemes(
  components: readonly Component[] | undefined,
  chosenId: number | null,
): readonly Pick<Component, "componentId" | "name">[] {
  if (components !== undefined) return components;
  const name = chosenId === null ? undefined : THEME_NAMES[chosenId];
  return chosenId === null || name === undefined ? [] : [{ componentId: chosenId, name }];
}
