import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { themeOf } from "../themes/registry.ts";

/** "Filter by crime type"; with places, "Filter by place or crime type". */
export function filterByWords(component: Component | undefined, isWithPlaces: boolean): string {
  const option = component && component.options.length > 0 && themeOf(component).optionWord;
  return `Filter by ${[isWithPlaces && "place", option].filter(Boolean).join(" or ")}`;
}
