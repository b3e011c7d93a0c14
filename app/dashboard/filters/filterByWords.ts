import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { plain } from "@gbvf/ui/text/words.ts";
import { themeOf } from "../themes/registry.ts";

export function filterByWords(component: Component | undefined, isWithPlaces: boolean): string {
  const option = component && component.options.length > 0 && themeOf(component).optionWord;
  if (!option) return plain("Filter by place");
  return isWithPlaces
    ? plain("Filter by place or {option}", { option: plain(option) })
    : plain("Filter by {option}", { option: plain(option) });
}
