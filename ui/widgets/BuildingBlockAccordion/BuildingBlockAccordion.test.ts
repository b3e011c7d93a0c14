import { expect, test } from "vitest";
import {
  closeRemovedRows,
  isBranchDisabled,
  NO_OPEN_BRANCH,
  type Row,
  toggleBranch,
} from "./BuildingBlockAccordion.tsx";

const inCategory = toggleBranch(NO_OPEN_BRANCH, "category", "services");
const inBlock = toggleBranch(inCategory, "block", "police");
const inRequirement = toggleBranch(inBlock, "requirement", "desk");

test("a category opens, then a block in it, then a requirement", () => {
  expect(inRequirement).toEqual({ category: "services", block: "police", requirement: "desk" });
});

test("opening another category closes the first one and everything in it", () => {
  expect(toggleBranch(inBlock, "category", "forums")).toEqual({
    category: "forums",
    block: null,
    requirement: null,
  });
  expect(toggleBranch(inBlock, "block", "shelters")).toEqual({ ...inCategory, block: "shelters" });
});

test("while a requirement is open, every other branch is disabled and does nothing", () => {
  const otherRows = [
    ["category", "forums"],
    ["block", "shelters"],
    ["requirement", "room"],
  ] as const;
  for (const [level, id] of otherRows) {
    expect(isBranchDisabled(inRequirement, level, id)).toBe(true);
    expect(toggleBranch(inRequirement, level, id)).toBe(inRequirement);
    expect(isBranchDisabled(inBlock, level, id)).toBe(false);
  }
});

test("each level of the open requirement's branch can be closed", () => {
  expect(isBranchDisabled(inRequirement, "category", "services")).toBe(false);
  expect(toggleBranch(inRequirement, "requirement", "desk")).toEqual(inBlock);
  expect(toggleBranch(inRequirement, "block", "police")).toEqual(inCategory);
  expect(toggleBranch(inRequirement, "category", "services")).toEqual(NO_OPEN_BRANCH);
});

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
