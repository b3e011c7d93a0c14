import { sendBackCapture } from "@gbvf/api/building-block/capture/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useEffect } from "react";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { UnsavedDialog } from "../../../lib/form/UnsavedDialog.tsx";
import { useSubmission } from "../../../lib/form/useSubmission.ts";
import { useZodForm } from "../../../lib/form/useZodForm.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { captureRefreshes } from "../refreshes.ts";
import type { DecisionProps } from "./VerifyForm.tsx";

const fields = sendBackCapture.body.pick({ reason: true });

export function SendBackForm({ capture, onClose }: DecisionProps) {
  const { captureId, version, name, capturedBy } = capture;
  const form = useZodForm(fields, { reason: "" });
  const { send } = useMutation("POST /api/buildingblock/sendBackCapture", {
    refreshes: captureRefreshes(capture),
  });
  const { formProps, isSending } = useSubmission(form, async ({ reason }) => {
    const { message } = await send({ body: { captureId, version, reason } });
    void notify.success(message);
  });
  useEffect(() => form.setFocus("reason"), [form]);
  return (
    <Form
      aria-label={`Send ${name} back`}
      {...formProps}
      actions={
        <>
          <SubmitButton isSending={isSending}>Send back</SubmitButton>
          <Button onPress={onClose} isDisabled={isSending}>
            Cancel
          </Button>
        </>
      }
    >
      <FormField form={form} name="reason">
        {(field) => <TextArea {...field} label={`What does ${capturedBy} have to change?`} rows={3} />}
      </FormField>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </Form>
  );
}
