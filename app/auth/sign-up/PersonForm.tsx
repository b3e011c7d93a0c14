import { PersonStep } from "@gbvf/api/auth/registrationForm.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useApi } from "../../lib/calls/useApi.ts";
import { ChoiceField } from "../../lib/form/ChoiceField.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import { TelephoneField } from "../../lib/form/TelephoneField.tsx";
import { UnsavedDialog } from "../../lib/form/UnsavedDialog.tsx";
import { NewPasswordField } from "../NewPasswordField.tsx";
import { type StepProps, useStep } from "./useStep.ts";

export function PersonForm({ onNext, ...step }: StepProps & { onNext: () => void }) {
  const { form, formProps, isUnsaved } = useStep(PersonStep, step, async () => onNext());
  const titles = useApi("GET /api/auth/getUserTitles", {});
  return (
    <Form
      aria-label="Your details"
      {...formProps}
      actions={
        <Button type="submit" variant="primary">
          Next
        </Button>
      }
    >
      <FormField form={form} name="title">
        {(field) => (
          <ChoiceField
            field={field}
            label="Title"
            choices={titles}
            toOption={({ titleId, description }) => ({ id: titleId, name: description })}
          />
        )}
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
      <UnsavedDialog isUnsaved={isUnsaved} />
    </Form>
  );
}
