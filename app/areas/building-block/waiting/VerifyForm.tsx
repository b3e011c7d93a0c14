import type { ListedCapture } from "@gbvf/api/building-block/capture/contract.ts";
import { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { z } from "zod";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { CheckedHowChoice } from "../CheckedHowChoice.tsx";
import { captureRefreshes } from "../refreshes.ts";

export interface DecisionProps {
  capture: ListedCapture;
  onClose: () => void;
}

const fields = z.object({ checkedHow: CheckedHow });

export function VerifyForm({ capture, onClose }: DecisionProps) {
  const { captureId, version, name } = capture;
  const { send } = useMutation("POST /api/buildingblock/decideCapture", {
    refreshes: captureRefreshes(capture),
  });
  return (
    <SaveForm
      label={`Verify ${name}`}
      schema={fields}
      initialValues={{}}
      send={({ checkedHow }) => send({ body: { decision: "verify", captureId, version, checkedHow } })}
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
