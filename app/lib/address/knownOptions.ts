import type { Component } from "@gbvf/api/dashboard/contract.ts";
import { type Filters, parseFilters, serialiseFilters } from "./filters.ts";

/** Broken links may have unknown options. */
export function keepKnown(filters: Filters, components: readonly Component[]): Filters {
  const options = components.find(({ componentId }) => componentId === filters.componentId)?.options ?? [];
  const known = new Map(options.map(({ id, subOptions }) => [id, subOptions]));
  return {
    ...filters,
    componentOptions: filters.componentOptions.filter((id) => known.has(id)),
    componentSubOptions: filters.componentSubOptions.filter(({ optionId, subOptionId }) =>
      known.get(optionId)?.some(({ id }) => id === subOptionId),
    ),
  };
}

const OPTIONS = ["componentOptions", "componentSubOptions"] as const;

/** Null if all options are known. */
export function correctedSearch(search: string, components: readonly Component[]): string | null {
  const corrected = serialiseFilters(keepKnown(parseFilters(search), components));
  const [given, kept] = [new URLSearchParams(search), new URLSearchParams(corrected)];
  return OPTIONS.every((name) => (given.get(name) ?? "") === (kept.get(name) ?? "")) ? null : corrected;
}
