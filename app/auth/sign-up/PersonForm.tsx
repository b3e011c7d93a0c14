import { PersonStep } from "@gbvf/api/shared/registrationForm.ts";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import { TitleField } from "../../lib/form/lookupFields.tsx";
import { TelephoneField } from "../../lib/form/TelephoneField.tsx";
import { NewPasswordField } from "../NewPasswordField.tsx";
import { StepForm, type StepProps } from "./StepForm.tsx";

export function PersonForm(step: StepProps & { onNext: () => void }) {
  return (
    <StepForm label="Your details" schema={PersonStep} {...step}>
      {(form) => (
        <>
          <FormField form={form} name="title">
            {(field) => <TitleField field={field} label="Title" />}
          </FormField>
          <FormRow>
            <FormField form={form} name="firstName">
              {(field) => <TextField {...field} label="First Name" autoComplete="given-name" />}
            </FormField>
            <FormField form={form} name="lastName">
              {(field) => <TextField {...field} label="Last Name" autoComplete="family-name" />}
            </FormField>
            <FormField form={form} name="telephone">
              {(field) => <TelephoneField {...field} label="Contact Number" />}
            </FormField>
            <FormField form={form} name="email">
              {(field) => <TextField {...field} label="Email" type="email" autoComplete="email" />}
            </FormField>
          </FormRow>
          <FormRow>
            <FormField form={form} name="password">
              {(field) => <NewPasswordField {...field} label="Password" />}
            </FormField>
            <FormField form={form} name="confirmPassword">
              {(field) => <PasswordField {...field} label="Confirm Password" autoComplete="new-password" />}
            </FormField>
          </FormRow>
        </>
      )}
    </StepForm>
  );
}
