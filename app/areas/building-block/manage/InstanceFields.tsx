import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { type Dispatch, type SetStateAction, useState } from "react";
import { useAction } from "../../../lib/calls/useAction.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { CheckedHowChoice } from "../CheckedHowChoice.tsx";
import { refreshesOf } from "../refreshes.ts";
import { ContactFields } from "./ContactFields.tsx";
import { type FormPerson, newPersonValues } from "./instanceForm.ts";
import { type InstanceZodForm, LineField } from "./LineField.tsx";
import { orElse } from "./orElse.ts";
import { RequirementFields } from "./RequirementFields.tsx";

interface InstanceFieldsProps {
  form: InstanceZodForm;
  instance: ContactsWithRequirements;
  mayValidate: boolean;
  people: readonly FormPerson[];
  setPeople: Dispatch<SetStateAction<FormPerson[]>>;
}

export function InstanceFields({ form, instance, mayValidate, people, setPeople }: InstanceFieldsProps) {
  const { stakeholderId, buildingBlockId, buildingBlockRequirements, demandsSecondPerson } = instance;
  const [removed, setRemoved] = useState({ key: "", name: "" });
  const drop = (key: string) => setPeople((before) => before.filter((person) => person.key !== key));
  const removal = useAction("DELETE /api/buildingblock/DeleteStakeholderById", {
    refreshes: refreshesOf(instance),
    textOf: orElse("An error occurred while deleting the contact."),
    // Without permission to validate, the removal waits and the person stays listed.
    onDone: () => drop(removed.key),
  });
  const add = (buildingBlockRequirementId: number) => {
    const key = `n${crypto.randomUUID()}`;
    for (const [name, value] of Object.entries(newPersonValues(key))) form.setValue(name, value);
    setPeople((before) => [...before, { key, buildingBlockRequirementId, stakeholderId: null }]);
    // The field exists once the person is in the list.
    requestAnimationFrame(() => form.setFocus(`${key}_name`));
  };
  const remove = ({ key, stakeholderId: person }: FormPerson) => {
    if (person === null) return drop(key);
    setRemoved({ key, name: String(form.getValues(`${key}_name`)) || "this contact" });
    removal.ask({ query: { buildingBlockId, stakeholderId: person, bldBlockstakeholderId: stakeholderId } });
  };
  const secondPerson = demandsSecondPerson ? " Your province wants somebody else to verify changes." : "";
  return (
    <>
      <LineField form={form} name="name" label="Name" autoComplete="off" />
      <FormRow>
        <LineField form={form} name="addressLine1" label="Physical Address" autoComplete="off" />
        <LineField
          form={form}
          name="addressLine2"
          label="Address, second line"
          isOptional
          autoComplete="off"
        />
      </FormRow>
      <ContactFields form={form} prefix="" />
      {buildingBlockRequirements.map((requirement) => (
        <RequirementFields
          key={requirement.buildingBlockRequirementId}
          form={form}
          requirement={requirement}
          people={people.filter(
            (person) => person.buildingBlockRequirementId === requirement.buildingBlockRequirementId,
          )}
          onAdd={() => add(requirement.buildingBlockRequirementId)}
          onRemove={remove}
        />
      ))}
      {mayValidate && (
        <FormField form={form} name="checkedHow">
          {(field) => (
            <CheckedHowChoice
              {...field}
              description={`Submitting says that everyone listed here was checked in this way.${secondPerson}`}
            />
          )}
        </FormField>
      )}
      <ConfirmDialog {...removal.dialog} title={`Delete ${removed.name}?`} confirmName="Delete contact">
        <p>
          {removed.name} will no longer stand for the requirement. Earlier quarters stay as they were.
          {!mayValidate && " It counts once somebody has verified it."}
        </p>
      </ConfirmDialog>
    </>
  );
}
