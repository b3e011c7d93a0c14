import type { CheckedHow, ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useMemo, useState } from "react";
import type { ApiError } from "../../../lib/ApiError.ts";
import { problemText } from "../../../lib/form/problemText.ts";
import { useConflict } from "../../../lib/form/useConflict.ts";
import { useSubmission } from "../../../lib/form/useSubmission.ts";
import { useZodForm } from "../../../lib/form/useZodForm.ts";
import { useAction } from "../../../lib/useAction.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { refreshesOf } from "../refreshes.ts";
import { conflictFields } from "./conflictFields.ts";
import {
  type FormPerson,
  fieldNamesOf,
  type InstanceValues,
  newPersonValues,
  proposedOf,
  schemaOf,
} from "./instanceForm.ts";
import { startingForm } from "./startingForm.ts";

const ASK_TO_CORRECT = "Please correct the highlighted errors before submitting.";

const orElse = (words: string) => (error: ApiError) => (error.status === 0 ? words : problemText(error));

export interface InstanceFormOptions {
  instance: ContactsWithRequirements;
  mayValidate: boolean;
  onSaved: () => void;
}

/** The form's state: what is typed, who is in it, how it is sent, and what is asked before somebody is deleted. */
export function useInstanceForm({ instance, mayValidate, onSaved }: InstanceFormOptions) {
  const { stakeholderId, buildingBlockId } = instance;
  const [start] = useState(() => startingForm(instance));
  const [people, setPeople] = useState<readonly FormPerson[]>(start.people);
  const [asked, setAsked] = useState("");
  const schema = useMemo(() => schemaOf(people, mayValidate), [people, mayValidate]);
  const form = useZodForm(schema, start.values);
  const refreshes = refreshesOf(instance);
  const { send } = useMutation("PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements", {
    refreshes,
  });
  const { settling, choice } = useConflict<InstanceValues, InstanceValues, ContactsWithRequirements>(
    form,
    conflictFields(instance),
  );
  const submission = useSubmission(
    form,
    settling(async (values) => {
      const { message } = await send({
        body: {
          ...proposedOf(values, people),
          stakeholderId,
          buildingBlockId,
          version: values.version,
          isSubmitted: mayValidate,
          ...(mayValidate && { checkedHow: values.checkedHow as CheckedHow }),
        },
      });
      await notify.success(message || "Building block updated successfully");
      onSaved();
    }),
    {
      fieldNames: fieldNamesOf(form.getValues(), people),
      textOf: orElse("Building block not updated."),
      onRefused: (_, text) => void notify.error(text),
      onInvalid: () => void notify.error(ASK_TO_CORRECT),
      hasSummary: true,
    },
  );
  const drop = (key: string) => setPeople((before) => before.filter((person) => person.key !== key));
  const [removed, setRemoved] = useState("");
  const removal = useAction("DELETE /api/buildingblock/DeleteStakeholderById", {
    refreshes,
    textOf: orElse("An error occurred while deleting the contact."),
    // Of somebody who may not validate, the removal waits: the person is listed until it is verified.
    onDone: () => drop(removed),
  });
  return {
    form,
    people,
    submission,
    choice,
    addPerson: (buildingBlockRequirementId: number) => {
      const key = `n${crypto.randomUUID()}`;
      for (const [name, value] of Object.entries(newPersonValues(key))) form.setValue(name, value);
      setPeople((before) => [...before, { key, buildingBlockRequirementId, stakeholderId: null }]);
      // Its field is drawn once the person is in the list.
      requestAnimationFrame(() => form.setFocus(`${key}_name`));
    },
    removal: { ...removal, name: asked },
    removePerson: ({ key, stakeholderId: person }: FormPerson) => {
      if (person === null) return drop(key);
      setAsked(String(form.getValues(`${key}_name`)) || "this contact");
      setRemoved(key);
      removal.ask({
        query: { buildingBlockId, stakeholderId: person, bldBlockstakeholderId: stakeholderId },
      });
    },
  };
}
