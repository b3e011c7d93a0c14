import type { CheckedHow, ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useMemo, useState } from "react";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { refreshesOf } from "../refreshes.ts";
import { conflictFields } from "./conflictFields.ts";
import { InstanceFields } from "./InstanceFields.tsx";
import { fieldNamesOf, proposedOf, schemaOf } from "./instanceForm.ts";
import { orElse } from "./orElse.ts";
import { startingForm } from "./startingForm.ts";

const ASK_TO_CORRECT = "Please correct the highlighted errors before submitting.";

interface InstanceFormProps {
  instance: ContactsWithRequirements;
  mayValidate: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

export function InstanceForm({ instance, mayValidate, onSaved, onCancel }: InstanceFormProps) {
  const { name, stakeholderId, buildingBlockId } = instance;
  const [start] = useState(() => startingForm(instance));
  const [people, setPeople] = useState(start.people);
  const { send } = useMutation("PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements", {
    refreshes: refreshesOf(instance),
  });
  return (
    <Card>
      <SaveForm
        label={`Edit ${name}`}
        schema={useMemo(() => schemaOf(people, mayValidate), [people, mayValidate])}
        initialValues={start.values}
        send={async (values) => {
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
          return { message: message || "Building block updated successfully" };
        }}
        onSaved={onSaved}
        // The specification asks for both toasts.
        onRefused={(_, text) => void notify.error(text)}
        onInvalid={() => void notify.error(ASK_TO_CORRECT)}
        textOf={orElse("Building block not updated.")}
        submitName={mayValidate ? "Submit" : "Save for verification"}
        cancel={onCancel}
        conflict={conflictFields(instance)}
        guardsChanges
        focus="name"
        fieldNames={(values) => fieldNamesOf(values, people)}
        hasSummary
      >
        {(form) => <InstanceFields {...{ form, instance, mayValidate, people, setPeople }} />}
      </SaveForm>
    </Card>
  );
}
