import { AppCode } from "@gbvf/api/second-factor/contract.ts";
import { OtpField } from "@gbvf/ui/primitives/OtpField/OtpField.tsx";
import { FormField } from "../../form/FormField.tsx";
import { SaveForm } from "../../form/SaveForm.tsx";
import type { GiveFactorProps } from "./giveFactorProps.ts";

export function AppCodeForm({ give }: GiveFactorProps) {
  return (
    <SaveForm
      label="Code from your app"
      schema={AppCode}
      initialValues={{ code: "" }}
      send={({ code }) => give({ kind: "totp", code })}
      submitName="Continue"
      focus="code"
    >
      {(form) => (
        <FormField form={form} name="code">
          {(field) => (
            <OtpField
              {...field}
              label="Code from your app"
              description="The 6 digits that your authenticator app shows for this site."
            />
          )}
        </FormField>
      )}
    </SaveForm>
  );
}
