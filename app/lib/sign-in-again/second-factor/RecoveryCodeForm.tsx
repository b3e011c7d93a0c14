import { TypedRecoveryCode } from "@gbvf/api/second-factor/contract.ts";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { FormField } from "../../form/FormField.tsx";
import { SubmitButton } from "../../form/SubmitButton.tsx";
import { useSubmission } from "../../form/useSubmission.ts";
import { useZodForm } from "../../form/useZodForm.ts";
import { useFocusWhenShown } from "../../useFocusWhenShown.ts";
import type { GiveFactorProps } from "./giveFactorProps.ts";

/** One of the codes that were kept for a lost phone. */
export function RecoveryCodeForm({ give }: GiveFactorProps) {
  const form = useZodForm(TypedRecoveryCode, { code: "" });
  const { formProps, isSending } = useSubmission(form, ({ code }) => give({ kind: "recovery", code }));
  useFocusWhenShown(() => form.setFocus("code"));
  return (
    <Form
      aria-label="Recovery code"
      {...formProps}
      actions={<SubmitButton isSending={isSending}>Continue</SubmitButton>}
    >
      <FormField form={form} name="code">
        {(field) => (
          <TextField
            {...field}
            label="Recovery code"
            description="One of the ten codes that you kept, like 7RXQ2-M4KDA. Each works once. Without one, ask an administrator to reset your second factor."
            autoComplete="off"
            spellCheck="false"
          />
        )}
      </FormField>
    </Form>
  );
}
