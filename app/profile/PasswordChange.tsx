import type { ProfileUpdate } from "@gbvf/api/profile/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { NewPasswordField } from "../auth/NewPasswordField.tsx";
import { FormField } from "../lib/form/FormField.tsx";
import type { ZodForm } from "../lib/form/useZodForm.ts";

const FIELDS = ["CurrentPassword", "NewPassword", "ConfirmPassword"] as const;

export function PasswordChange({ form }: { form: ZodForm<ProfileUpdate> }) {
  const [isChanging, setChanging] = useState(false);
  const [wasClosed, setClosed] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (isChanging) setFocus("CurrentPassword");
  }, [isChanging, setFocus]);
  if (!isChanging) {
    const start = () => {
      for (const name of FIELDS) form.setValue(name, "");
      setChanging(true);
    };
    return (
      <div>
        <Button onPress={start} autoFocus={wasClosed}>
          Change password
        </Button>
      </div>
    );
  }
  const stop = () => {
    form.unregister([...FIELDS]);
    setChanging(false);
    setClosed(true);
  };
  return (
    <Root>
      <legend>Change password</legend>
      <FormField form={form} name="CurrentPassword">
        {(field) => (
          <PasswordField
            {...field}
            value={field.value ?? ""}
            label="Current Password"
            autoComplete="current-password"
          />
        )}
      </FormField>
      <FormField form={form} name="NewPassword">
        {(field) => <NewPasswordField {...field} value={field.value ?? ""} label="New Password" />}
      </FormField>
      <FormField form={form} name="ConfirmPassword">
        {(field) => (
          <PasswordField
            {...field}
            value={field.value ?? ""}
            label="Confirm Password"
            autoComplete="new-password"
          />
        )}
      </FormField>
      <div>
        <Button onPress={stop}>Keep current password</Button>
      </div>
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend { padding: 0; margin-block-end: ${space(2)}; font-weight: 600; }
`;
