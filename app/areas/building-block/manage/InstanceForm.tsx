import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { CheckMethodChoice } from "../CheckMethodChoice.tsx";
import { useReplaceConfirmation } from "../pending-changes/useReplaceConfirmation.tsx";
import { listRefreshTargets } from "../refreshTargets.ts";
import { getConflictFields, getValues } from "./capturedValues.ts";
import {
  buildProposal,
  createErrorText,
  getDraftKey,
  getSavedValuesInOrder,
  PlaceForm,
  SubmittedForm,
} from "./instanceForm.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { RequirementFields } from "./RequirementFields.tsx";

const CORRECTION_MESSAGE = "Please correct the highlighted errors before submitting.";

interface InstanceFormProps {
  instance: ContactsWithRequirements;
  mayValidate: boolean;
  isBlockConfidential: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

export function InstanceForm(props: InstanceFormProps) {
  const { instance, mayValidate, isBlockConfidential, onSaved, onCancel } = props;
  const { name, stakeholderId, buildingBlockId, demandsSecondPerson } = instance;
  const { send } = useMutation("PUT /api/buildingblock/updateBuildingBlockContactsAndRequirements", {
    refreshes: listRefreshTargets(instance),
  });
  const { sendWithReplacement, question } = useReplaceConfirmation();
  const secondPerson = demandsSecondPerson ? " Your province wants somebody else to verify changes." : "";
  return (
    <Card>
      <SaveForm
        label={`Edit ${name}`}
        schema={mayValidate ? SubmittedForm : PlaceForm}
        initialValues={getValues(instance)}
        send={async ({ version, checkedHow, ...values }) => {
          const body = {
            ...buildProposal({ version, ...values }),
            ...{ stakeholderId, buildingBlockId, version, isSubmitted: mayValidate, checkedHow },
          };
          // Replaces the reader's own capture, so that people they removed in it stay removed.
          const ownCaptureId = instance.capture?.isOwn ? instance.capture.captureId : undefined;
          const { message } = await sendWithReplacement((replaces = ownCaptureId) =>
            send({ body: { ...body, replaces } }),
          );
          return { message: message || "Building block updated successfully" };
        }}
        onSaved={onSaved}
        // The specification requires both toasts.
        onRefused={(_, text) => void notify.error(text)}
        onInvalid={() => void notify.error(CORRECTION_MESSAGE)}
        textOf={createErrorText("Building block not updated.")}
        submitName={mayValidate ? "Submit" : "Save for verification"}
        cancel={onCancel}
        conflict={{ fields: getConflictFields, valuesOf: getSavedValuesInOrder, base: instance }}
        guardsChanges
        draftKey={getDraftKey(instance)}
        focus="name"
        hasSummary
      >
        {(form) => (
          <>
            <PlaceFields form={form} isBlockConfidential={isBlockConfidential} />
            {instance.buildingBlockRequirements.map(({ buildingBlockRequirementId: id }, index) => (
              <RequirementFields key={id} {...{ form, instance, mayValidate, index }} />
            ))}
            {mayValidate && (
              <FormField form={form} name="checkedHow">
                {(field) => (
                  <CheckMethodChoice
                    {...field}
                    description={`Submitting says that everyone listed here was checked in this way.${secondPerson}`}
                  />
                )}
              </FormField>
            )}
          </>
        )}
      </SaveForm>
      {question}
    </Card>
  );
}
