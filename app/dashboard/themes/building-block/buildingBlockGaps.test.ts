import { buildingBlockDetailOf } from "@gbvf/mocks/building-block/buildingBlock.ts";
import { expect, test } from "vitest";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { gapsOf, hasGaps } from "./buildingBlockGaps.ts";

const hrefOf = ({ boundaryId }: { boundaryId: number }) => `/somewhere/${boundaryId}`;

test("gaps are reported in districts and municipalities only", () => {
  expect([0, 1, 2, 3, 5].map(hasGaps)).toEqual([false, false, true, true, false]);
});

test("in a municipality a requirement is lacking at places by name", () => {
  const [police] = gapsOf(buildingBlockDetailOf(1164, 1), NO_FILTERS, hrefOf);
  expect(police?.label).toBe("Police station support services");
  expect(police?.requirements[0]?.lackedBy).toEqual([{ id: 210004, name: "Galeshewe" }]);
});

test("in a district it is lacking in municipalities, which are links; some have nothing captured", () => {
  const [police] = gapsOf(buildingBlockDetailOf(146, 1), NO_FILTERS, hrefOf);
  const lacking = police?.requirements.flatMap(({ lackedBy }) => lackedBy) ?? [];
  expect(lacking.map(({ href }) => href)).toContain("/somewhere/1165");
  expect(police?.notCaptured.map(({ id }) => id)).toEqual([1166]);
});

test("only the chosen blocks", () => {
  const chosen = { componentSubOptions: [{ optionId: 1, subOptionId: 3 }] };
  const blocks = gapsOf(buildingBlockDetailOf(1164, 1), chosen, hrefOf);
  expect(blocks.map(({ label }) => label)).toEqual(["Thuthuzela Care Centres"]);
});
