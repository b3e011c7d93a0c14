import { PersonStep } from "@gbvf/api/auth/registrationForm.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { PasswordField } from "@gbvf/ui/primitives/PasswordField/PasswordField.tsx";
import { PhoneField } from "@gbvf/ui/primitives/PhoneField/PhoneField.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { ChoiceField } from "../../lib/form/ChoiceField.tsx";
import { FormField } from "../../lib/form/FormField.tsx";
import { UnsavedDialog } from "../../lib/form/UnsavedDialog.tsx";
import { useApi } from "../../lib/useApi.ts";
import { NewPasswordField } from "../NewPasswordField.tsx";
import { type StepProps, useStepForm } from "./useStepForm.ts";

/** Step 1: who registers, and how they are reached. */
export function PersonForm({ onNext, keep, ...step }: StepProps & { onNext: () => void }) {
  const form = useStepForm(PersonStep, step);
  const titles = useApi("GET /api/auth/getUserTitles", {});
  const submit = form.handleSubmit(() => {
    keep(form.getValues());
    onNext();
  });
  return (
    <Form
      aria-label="Your details"
      onSubmit={(event) => void submit(event)}
      errorMessage={form.formState.errors.root?.server?.message}
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
          {(field) => <PhoneField {...field} label="Contact Number" />}
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
      <UnsavedDialog isUnsaved={form.formState.isDirty || step.isStarted} />
    </Form>
  );
}
