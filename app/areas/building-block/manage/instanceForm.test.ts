import { Proposed } from "@gbvf/api/building-block/instance/contract.ts";
import { contactsWithRequirements as instance, returnedCapture } from "@gbvf/mocks/building-block/capture.ts";
import { expect, test } from "vitest";
import { merge } from "../../../lib/form/useConflict.ts";
import { getConflictFields, getValues } from "./capturedValues.ts";
import {
  buildProposal,
  createPerson,
  getSavedValuesInOrder,
  type PlaceValues,
  SubmittedForm,
} from "./instanceForm.ts";

const FIRST_PERSON_PATH = "buildingBlockRequirements.0.stakeholderContactPerson.0.";

function valuesWith(change: (values: PlaceValues) => void): PlaceValues {
  const values = structuredClone(getValues(instance));
  change(values);
  return values;
}
const getDesk = (values: PlaceValues) => values.buildingBlockRequirements[0]?.stakeholderContactPerson ?? [];

test("buildProposal returns the values of an unedited instance unchanged", () => {
  const proposal = buildProposal(getValues(instance) as Parameters<typeof buildProposal>[0]);
  expect(Proposed.parse(proposal)).toEqual(proposal);
  expect(proposal.address).toEqual({
    addressLine1: "1 Example Street, Galeshewe",
    addressLine2: "Kimberley, 8345",
  });
  const [desk] = proposal.buildingBlockRequirements;
  expect(desk?.stakeholderContactPerson.map(({ stakeholderId, name }) => [stakeholderId, name])).toEqual(
    instance.buildingBlockRequirements[0]?.stakeholderContactPerson.map(({ stakeholderId, name }) => [
      stakeholderId,
      name,
    ]),
  );
});

test("getValues merges the reader's own pending capture into the saved values", () => {
  const values = getValues({ ...instance, capture: returnedCapture });
  expect(values.address.addressLine1).toBe("2 Example Street, Galeshewe");
  expect(values.contacts[0]?.detail).toBe("0000000422");
  expect(getDesk(values)).toHaveLength(2);
  expect(values.buildingBlockRequirements[1]?.stakeholderContactPerson[0]?.name).toBe(
    "Invented Contact 0003",
  );
  expect(getValues({ ...instance, capture: { ...returnedCapture, isOwn: false } }).name).toBe(instance.name);
});

test("SubmittedForm requires names and addresses, and normalises numbers", () => {
  const values = valuesWith((place) => {
    place.address.addressLine1 = " ";
    place.contacts = [{ contactTypeId: 3, detail: "+27 53 555 0100" }];
    place.buildingBlockRequirements[1]?.stakeholderContactPerson.push(createPerson());
  });
  const parsed = SubmittedForm.safeParse(values);
  expect(parsed.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["address.addressLine1", "Physical Address is required."],
    ["buildingBlockRequirements.1.stakeholderContactPerson.0.name", "Name is required."],
    ["checkedHow", "Please say how it was checked."],
  ]);
  const correctedValues = valuesWith((place) => {
    place.contacts = [{ contactTypeId: 3, detail: "+27 53 555 0100" }];
    place.checkedHow = 1;
  });
  expect(SubmittedForm.parse(correctedValues).contacts[0]?.detail).toBe("0535550100");
});

test("merge compares a contact's fields even if the contact has moved in the list", () => {
  const mine = valuesWith((place) => {
    getDesk(place).shift();
    getDesk(place).push(createPerson());
  });
  const current = structuredClone(instance);
  const second = current.buildingBlockRequirements[0]?.stakeholderContactPerson[1];
  if (second) second.role = "Constable";
  const theirs = getSavedValuesInOrder(current, mine);
  const names = Object.keys(getConflictFields(mine));
  expect(merge(names, getSavedValuesInOrder(instance, mine), mine, theirs)).toEqual({
    adoptedNames: [`${FIRST_PERSON_PATH}role`],
    disputedNames: [],
  });
});

test("buildProposal omits a contact that somebody else removed, even if the reader changed it", () => {
  const mine = valuesWith((place) => {
    const [first] = getDesk(place);
    if (first) first.role = "Sergeant";
  });
  const current = structuredClone(instance);
  current.buildingBlockRequirements[0]?.stakeholderContactPerson.shift();
  const theirs = getSavedValuesInOrder(current, mine);
  const names = Object.keys(getConflictFields(mine));
  const { adoptedNames, disputedNames } = merge(names, getSavedValuesInOrder(instance, mine), mine, theirs);
  expect([adoptedNames, disputedNames]).toEqual([
    [`${FIRST_PERSON_PATH}stakeholderId`, `${FIRST_PERSON_PATH}isRemoved`],
    [],
  ]);
  const [removedPerson, otherPerson] = getDesk(theirs);
  expect([removedPerson?.stakeholderId, removedPerson?.role, otherPerson?.stakeholderId]).toEqual([
    null,
    "Sergeant",
    900_002,
  ]);
  const proposal = buildProposal(theirs as Parameters<typeof buildProposal>[0]);
  expect(proposal.buildingBlockRequirements[0]?.stakeholderContactPerson).toHaveLength(1);
});
