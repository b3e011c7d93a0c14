import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { themeOf } from "../themes/registry.ts";

export function filterByWords(component: Component | undefined, isWithPlaces: boolean): string {
  const option = component && component.options.length > 0 && themeOf(component).optionWord;
  if (!option) return "Filter by place";
  return isWithPlaces ? `Filter by place or ${option}` : `Filter by ${option}`;
}
