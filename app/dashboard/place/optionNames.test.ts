import { buildingBlockComponent } from "@gbvf/mocks/dashboard/dashboard.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../lib/address/filters.ts";
import { optionNames } from "./optionNames.ts";

const [services, resources] = buildingBlockComponent.options;
const [police] = services?.subOptions ?? [];

test("nothing is named where everything counts, or nothing is known yet", () => {
  expect(optionNames(buildingBlockComponent, NO_FILTERS)).toEqual([]);
  expect(optionNames(undefined, { componentOptions: [1], componentSubOptions: [] })).toEqual([]);
});

test("an option is named with the sub-options that it is narrowed to", () => {
  if (!services || !resources || !police) throw new Error("The mocks have options.");
  const chosen = {
    componentOptions: [services.id, resources.id],
    componentSubOptions: [{ optionId: services.id, subOptionId: police.id }],
  };
  expect(optionNames(buildingBlockComponent, chosen)).toEqual([
    `${services.name} (${police.name})`,
    resources.name,
  ]);
});
