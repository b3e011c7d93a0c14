import type { Component } from "@gbvf/api/dashboard/contract.ts";
import type { ChosenOptions } from "../../lib/address/filters.ts";

/** Names the chosen options, with sub-options if only some are chosen; empty without a choice, which means all options. */
export function listOptionNames(
  component: Component | undefined,
  { componentOptions, componentSubOptions }: ChosenOptions,
): string[] {
  if (component === undefined) return [];
  return component.options
    .filter(({ id }) => componentOptions.includes(id))
    .map(({ id, name, subOptions }) => {
      const chosenSubOptions = subOptions.filter((each) =>
        componentSubOptions.some(({ optionId, subOptionId }) => optionId === id && subOptionId === each.id),
      );
      return chosenSubOptions.length === 0
        ? name
        : `${name} (${chosenSubOptions.map((each) => each.name).join(", ")})`;
    });
}
