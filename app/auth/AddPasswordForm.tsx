import { addPassword, USER_TYPES } from "@gbvf/api/auth/contract.ts";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useMutation } from "../lib/calls/useMutation.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { AuthPanel } from "./AuthPanel.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { useCompleteSignIn } from "./useCompleteSignIn.ts";

interface AddPasswordFormProps {
  invitation: string | undefined;
  /** Asks for the organisation, which nobody has set. */
  namesOrganisation: boolean;
}

export function AddPasswordForm({ invitation, namesOrganisation }: AddPasswordFormProps) {
  const { send } = useMutation("POST /api/auth/add-password");
  const completeSignIn = useCompleteSignIn();
  return (
    <AuthPanel title="Add password" introduction="Choose a password to finish setting up your account.">
      <SaveForm
        label="Add password"
        schema={addPassword.body}
        initialValues={{
          Password: "",
          ConfirmPassword: "",
          UserType: USER_TYPES.NewUser,
          Invitation: invitation,
        }}
        send={async (body) => completeSignIn(await send({ body }))}
        submitName="Submit"
      >
        {(form) => (
          <>
            <FormField form={form} name="Password">
              {(field) => <NewPasswordField {...field} label="Password" />}
            </FormField>
            <FormField form={form} name="ConfirmPassword">
              {(field) => <PasswordField {...field} label="Confirm Password" autoComplete="new-password" />}
            </FormField>
            {namesOrganisation && (
              <FormField form={form} name="OrganisationName">
                {({ onChange, ...field }) => (
                  <TextField
                    {...field}
                    value={field.value ?? ""}
                    onChange={(typed) => onChange(typed === "" ? undefined : typed)}
                    label="Your organisation"
                    isOptional
                    description="Where you work. It opens nothing by itself."
                    autoComplete="organization"
                  />
                )}
              </FormField>
            )}
          </>
        )}
      </SaveForm>
    </AuthPanel>
  );
}
