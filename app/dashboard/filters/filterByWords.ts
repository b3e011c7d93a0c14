import type { Component } from "@gbvf/api/dashboard/contract.ts";
import type { DataTheme } from "@gbvf/ui/tokens/dataColor.ts";
import { themeOf } from "../themes/registry.ts";

/** What a theme's options are, which its figures can be limited to. */
const optionWords: Readonly<Record<DataTheme, string>> = {
  buildingBlock: "building block",
  healthCheck: "question category",
  crime: "crime type",
  collectiveAction: "pillar",
};

/** "Filter by crime type"; where the panel holds the places too, "Filter by place or crime type". */
export function filterByWords(component: Component | undefined, isWithPlaces: boolean): string {
  const option = component && component.options.length > 0 && optionWords[themeOf(component).colors];
  return `Filter by ${[isWithPlaces && "place", option].filter(Boolean).join(" or ")}`;
}
