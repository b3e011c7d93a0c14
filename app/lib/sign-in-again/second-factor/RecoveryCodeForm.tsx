import { TypedRecoveryCode } from "@gbvf/api/second-factor/contract.ts";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { FormField } from "../../form/FormField.tsx";
import { SaveForm } from "../../form/SaveForm.tsx";
import type { GiveFactorProps } from "./giveFactorProps.ts";

export function RecoveryCodeForm({ give }: GiveFactorProps) {
  return (
    <SaveForm
      label="Recovery code"
      schema={TypedRecoveryCode}
      initialValues={{ code: "" }}
      send={({ code }) => give({ kind: "recovery", code })}
      submitName="Continue"
      focus="code"
    >
      {(form) => (
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
      )}
    </SaveForm>
  );
}
