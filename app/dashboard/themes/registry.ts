import type { Component } from "@gbvf/api/dashboard/contract.ts";
import type { ComponentType } from "react";
import { lazyPage } from "../../lib/address/lazyPage.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { THEME_TITLES } from "../../lib/address/themeIds.ts";
import { buildingBlock } from "./building-block/theme.ts";
import { collectiveAction } from "./collective-action/theme.ts";
import { crime } from "./crime/theme.ts";
import { healthCheck } from "./health-check/theme.ts";
import type { PlaceResponse } from "./PlaceResponse.ts";
import type { Theme } from "./Theme.ts";

export type AnyTheme = Theme<PlaceResponse>;

export const themes: readonly AnyTheme[] = [crime, buildingBlock, healthCheck, collectiveAction];

const themeById = new Map(themes.map((theme) => [theme.componentId, theme]));

export function getTheme({ componentId }: Pick<Component, "componentId">): AnyTheme {
  const theme = themeById.get(componentId);
  if (theme === undefined) throw new Error(`There is no theme ${componentId}.`);
  return theme;
}

export function listThemeNames(
  components: readonly Component[] | undefined,
  chosenId: number | null,
): readonly Pick<Component, "componentId" | "name">[] {
  if (components !== undefined) return components;
  const name = chosenId === null ? undefined : THEME_TITLES[chosenId];
  return chosenId === null || name === undefined ? [] : [{ componentId: chosenId, name }];
}

/** Returns a component for each theme, which loads its script when it first renders. */
export function lazyThemeViews<Props extends object = object>(
  load: (theme: AnyTheme) => Promise<ComponentType<Props>>,
) {
  return new Map(
    themes.map((theme): [number | null, ReturnType<typeof lazyPage<"Part", Props>>] => [
      theme.componentId,
      lazyPage("Part", async () => ({ Part: await load(theme) })),
    ]),
  );
}

export const getMethod = ({ colors, name }: Pick<AnyTheme, "colors" | "name">) => ({
  href: `${getScreenUrl("methods")}#${colors}`,
  themeName: name,
});
