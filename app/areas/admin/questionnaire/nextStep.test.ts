import { expect, test } from "vitest";
import { getNextStep } from "./nextStep.ts";

const winter = { name: "Jul - Sep", effectiveFrom: "2026-07-01", isCurrent: false };
const spring = { name: "Oct - Dec", effectiveFrom: "2026-10-01", isCurrent: true };
const summer = { name: "Jan - Mar", effectiveFrom: "2027-01-01", isCurrent: false };

test("getNextStep returns nothing to do if a questionnaire follows the open one", () => {
  expect(getNextStep([winter, summer, spring], false)).toEqual({
    open: spring,
    next: summer,
    step: "Nothing to do now.",
  });
});

test("without a next questionnaire, getNextStep asks to write one or to publish its draft", () => {
  expect(getNextStep([spring, winter], false)).toMatchObject({
    next: undefined,
    step: "Next: write the next questionnaire.",
  });
  expect(getNextStep([spring, winter], true).step).toMatch(/publish/);
  expect(getNextStep([], false).step).toMatch(/write/);
});
