import { expect, test } from "vitest";
import { callableFirst, inOrderOfUrgency } from "./queries.ts";

const contact = (contactTypeId: number) => ({
  contactId: 1,
  contactTypeId,
  detail: "0",
  areaCode: null,
  extension: null,
});
const EMAIL = contact(1);
const TELEPHONE = contact(3);

test("emergencies and the command centre come first, the others stay in their order", () => {
  const lines = ["Childline", "GBV Command Centre", "Counselling Line", "Police emergencies"];
  expect(inOrderOfUrgency(lines.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    "Police emergencies",
    "GBV Command Centre",
    "Childline",
    "Counselling Line",
  ]);
});

test("what can be called comes first, by its own number or a person's; then the latest verified", () => {
  const person = (contacts: (typeof EMAIL)[]) => [{ stakeholderContactPerson: [{ contacts }] }];
  const entries = [
    { name: "written to", contacts: [EMAIL], verifiedOn: "2026-06-03", buildingBlockRequirements: [] },
    { name: "nothing", contacts: [], verifiedOn: null, buildingBlockRequirements: person([EMAIL]) },
    { name: "its own", contacts: [TELEPHONE], verifiedOn: null, buildingBlockRequirements: [] },
    {
      name: "a person's",
      contacts: [],
      verifiedOn: "2026-06-01",
      buildingBlockRequirements: person([TELEPHONE]),
    },
  ];
  expect(callableFirst(entries, "2026-04-18").map(({ name }) => name)).toEqual([
    "a person's",
    "its own",
    "written to",
    "nothing",
  ]);
});

test("a check that is long past ranks no higher than none", () => {
  const entry = (name: string, verifiedOn: string | null) => ({
    ...{ name, verifiedOn, contacts: [TELEPHONE], buildingBlockRequirements: [] },
  });
  const entries = [entry("never", null), entry("long ago", "2026-04-17"), entry("fresh", "2026-04-18")];
  const names = callableFirst(entries, "2026-04-18").map(({ name }) => name);
  expect(names).toEqual(["fresh", "never", "long ago"]);
});
