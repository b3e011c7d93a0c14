import { Proposed } from "@gbvf/api/building-block/instance/contract.ts";
import { contactsWithRequirements as instance } from "@gbvf/mocks/building-block/capture.ts";
import { expect, test } from "vitest";
import { fieldNamesOf, newPersonValues, peopleOf, proposedOf, schemaOf, valuesOf } from "./instanceForm.ts";

const added = {
  key: "n1",
  buildingBlockRequirementId: 2,
  stakeholderId: null,
};

test("an instance comes back from the form as it was", () => {
  const sent = proposedOf(valuesOf(instance), peopleOf(instance));
  expect(Proposed.parse(sent)).toEqual(sent);
  expect(sent.address).toEqual({
    addressLine1: "1 Example Street, Galeshewe",
    addressLine2: "Kimberley, 8345",
  });
  const [desk] = sent.buildingBlockRequirements;
  expect(desk?.stakeholderContactPerson.map(({ stakeholderId, name }) => [stakeholderId, name])).toEqual(
    instance.buildingBlockRequirements[0]?.stakeholderContactPerson.map(({ stakeholderId, name }) => [
      stakeholderId,
      name,
    ]),
  );
});

test("what is ticked of a contact is sent", () => {
  const [person] = peopleOf(instance);
  const values = {
    ...valuesOf(instance),
    [`${person?.key}_isReporting`]: true,
    [`${person?.key}_isAnswer`]: false,
  };
  const [sent] =
    proposedOf(values, peopleOf(instance)).buildingBlockRequirements[0]?.stakeholderContactPerson ?? [];
  expect(sent).toMatchObject({ isPublic: true, isAnswer: false, isReporting: true });
});

test("what the server refuses is found again in the form", () => {
  const people = [...peopleOf(instance), added];
  const values = { ...valuesOf(instance), ...newPersonValues("n1") };
  const names = fieldNamesOf(values, people);
  expect(names["address.addressLine1"]).toBe("addressLine1");
  expect(names["buildingBlockRequirements.0.stakeholderContactPerson.1.name"]).toBe("p900002r1_name");
  expect(names["buildingBlockRequirements.1.stakeholderContactPerson.0.contacts.3.detail"]).toBe(
    "n1_contact1",
  );
});

test("names and addresses are required, and numbers normalised", () => {
  const people = [...peopleOf(instance), added];
  const values = {
    ...valuesOf(instance),
    ...newPersonValues("n1"),
    addressLine1: " ",
    contact3: "+27 53 555 0100",
  };
  const parsed = schemaOf(people, true).safeParse(values);
  expect(parsed.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["addressLine1", "Physical Address is required."],
    ["n1_name", "Name is required."],
    ["checkedHow", "Please say how it was checked."],
  ]);
  const mended = { ...values, addressLine1: "1 Example Street", n1_name: "Thandi Nkosi", checkedHow: 1 };
  expect(schemaOf(people, true).parse(mended).contact3).toBe("0535550100");
});

test("whom somebody else has removed meanwhile is not sent", () => {
  const sent = proposedOf({ ...valuesOf(instance), p900001r1_name: undefined }, peopleOf(instance));
  expect(sent.buildingBlockRequirements[0]?.stakeholderContactPerson).toHaveLength(1);
});
