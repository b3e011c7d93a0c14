import { expect, test } from "vitest";
import { closeRemovedRows, NO_OPEN_BRANCH, type Row, toggleBranch } from "./BuildingBlockAccordion.tsx";

const inCategory = toggleBranch(NO_OPEN_BRANCH, "category", "services");
const inBlock = toggleBranch(inCategory, "block", "police");
const inRequirement = toggleBranch(inBlock, "requirement", "desk");

test("a row that a filter removes is closed, and so is everything below it", () => {
  const row = (id: string, children: Row[] = []): Row => ({ id, children });
  const police = row("police", [row("desk"), row("room")]);
  const services = row("services", [police, row("shelters")]);
  const forums = row("forums");
  expect(closeRemovedRows([services, forums], inRequirement)).toEqual(inRequirement);
  expect(closeRemovedRows([forums], inRequirement)).toEqual(NO_OPEN_BRANCH);
  expect(closeRemovedRows([row("services", [row("shelters")])], inRequirement)).toEqual(inCategory);
  expect(closeRemovedRows([row("services", [row("police", [row("room")])])], inRequirement)).toEqual(inBlock);
});
