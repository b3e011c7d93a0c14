import { type ListedCapture, verifyCapture } from "@gbvf/api/building-block/capture/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useEffect } from "react";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { useSubmission } from "../../../lib/form/useSubmission.ts";
import { useZodForm } from "../../../lib/form/useZodForm.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { CheckedHowChoice } from "../CheckedHowChoice.tsx";
import { captureRefreshes } from "../refreshes.ts";

export interface DecisionProps {
  capture: ListedCapture;
  onClose: () => void;
}

const fields = verifyCapture.body.pick({ checkedHow: true });

export function VerifyForm({ capture, onClose }: DecisionProps) {
  const { captureId, version, name } = capture;
  const form = useZodForm(fields, {});
  const { send } = useMutation("POST /api/buildingblock/verifyCapture", {
    refreshes: captureRefreshes(capture),
  });
  const { formProps, isSending } = useSubmission(form, async ({ checkedHow }) => {
    const { message } = await send({ body: { captureId, version, checkedHow } });
    void notify.success(message);
  });
  useEffect(() => form.setFocus("checkedHow"), [form]);
  return (
    <Form
      aria-label={`Verify ${name}`}
      {...formProps}
      actions={
        <>
          <SubmitButton isSending={isSending}>Verify</SubmitButton>
          <Button onPress={onClose} isDisabled={isSending}>
            Cancel
          </Button>
        </>
      }
    >
      <FormField form={form} name="checkedHow">
        {(field) => <CheckedHowChoice {...field} />}
      </FormField>
    </Form>
  );
}
