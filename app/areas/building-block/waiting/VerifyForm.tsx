import { type ListedCapture, verifyCapture } from "@gbvf/api/building-block/capture/contract.ts";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { CheckedHowChoice } from "../CheckedHowChoice.tsx";
import { captureRefreshes } from "../refreshes.ts";

export interface DecisionProps {
  capture: ListedCapture;
  onClose: () => void;
}

const fields = verifyCapture.body.pick({ checkedHow: true });

export function VerifyForm({ capture, onClose }: DecisionProps) {
  const { captureId, version, name } = capture;
  const { send } = useMutation("POST /api/buildingblock/verifyCapture", {
    refreshes: captureRefreshes(capture),
  });
  return (
    <SaveForm
      label={`Verify ${name}`}
      schema={fields}
      initialValues={{}}
      send={({ checkedHow }) => send({ body: { captureId, version, checkedHow } })}
      submitName="Verify"
      cancel={onClose}
      focus="checkedHow"
    >
      {(form) => (
        <FormField form={form} name="checkedHow">
          {(field) => <CheckedHowChoice {...field} />}
        </FormField>
      )}
    </SaveForm>
  );
}
