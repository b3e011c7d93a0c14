import { AppCode } from "@gbvf/api/second-factor/contract.ts";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { OtpField } from "@gbvf/ui/primitives/OtpField/OtpField.tsx";
import { FormField } from "../../form/FormField.tsx";
import { SubmitButton } from "../../form/SubmitButton.tsx";
import { useSubmission } from "../../form/useSubmission.ts";
import { useZodForm } from "../../form/useZodForm.ts";
import { useFocusWhenShown } from "../../useFocusWhenShown.ts";
import type { GiveFactorProps } from "./giveFactorProps.ts";

/** The six digits that an authenticator app shows now. */
export function AppCodeForm({ give }: GiveFactorProps) {
  const form = useZodForm(AppCode, { code: "" });
  const { formProps, isSending } = useSubmission(form, ({ code }) => give({ kind: "totp", code }));
  useFocusWhenShown(() => form.setFocus("code"));
  return (
    <Form
      aria-label="Code from your app"
      {...formProps}
      actions={<SubmitButton isSending={isSending}>Continue</SubmitButton>}
    >
      <FormField form={form} name="code">
        {(field) => (
          <OtpField
            {...field}
            label="Code from your app"
            description="The 6 digits that your authenticator app shows for this site."
          />
        )}
      </FormField>
    </Form>
  );
}
