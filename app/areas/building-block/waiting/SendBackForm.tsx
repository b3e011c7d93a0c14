import { sendBackCapture } from "@gbvf/api/building-block/capture/contract.ts";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { captureRefreshes } from "../refreshes.ts";
import type { DecisionProps } from "./VerifyForm.tsx";

const fields = sendBackCapture.body.pick({ reason: true });

export function SendBackForm({ capture, onClose }: DecisionProps) {
  const { captureId, version, name, capturedBy } = capture;
  const { send } = useMutation("POST /api/buildingblock/sendBackCapture", {
    refreshes: captureRefreshes(capture),
  });
  return (
    <SaveForm
      label={`Send ${name} back`}
      schema={fields}
      initialValues={{ reason: "" }}
      send={({ reason }) => send({ body: { captureId, version, reason } })}
      submitName="Send back"
      cancel={onClose}
      guardsChanges
      focus="reason"
    >
      {(form) => (
        <FormField form={form} name="reason">
          {(field) => <TextArea {...field} label={`What does ${capturedBy} have to change?`} rows={3} />}
        </FormField>
      )}
    </SaveForm>
  );
}
