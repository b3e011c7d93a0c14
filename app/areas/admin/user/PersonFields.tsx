import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { FormField } from "../../../lib/form/FormField.tsx";
import { JobRoleField, TitleField } from "../../../lib/form/lookupFields.tsx";
import { TelephoneField } from "../../../lib/form/TelephoneField.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import type { UserFields, UserValues } from "./userForm.ts";

interface PersonFieldsProps {
  form: ZodForm<UserValues, UserFields>;
  mayChangeEmail: boolean;
}

export function PersonFields({ form, mayChangeEmail }: PersonFieldsProps) {
  return (
    <>
      <FormRow>
        <FormField form={form} name="TitleId">
          {(field) => <TitleField field={field} label="Title" />}
        </FormField>
        <FormField form={form} name="Name">
          {(field) => <TextField {...field} label="Full name" autoComplete="off" />}
        </FormField>
      </FormRow>
      <FormField form={form} name="email">
        {(field) => (
          <TextField
            {...field}
            label="Work email"
            type="email"
            autoComplete="off"
            isReadOnly={!mayChangeEmail}
            description={
              mayChangeEmail
                ? "The invitation goes there, and they sign in with it."
                : "They sign in with it, and change it on their profile: both addresses have to confirm."
            }
          />
        )}
      </FormField>
      <FormRow>
        <FormField form={form} name="RoleId">
          {(field) => <JobRoleField field={field} label="Organisation role" />}
        </FormField>
        <FormField form={form} name="mobile">
          {(field) => <TelephoneField {...field} label="Mobile number" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="reception" isOptional>
          {(field) => <TelephoneField {...field} label="Reception number" autoComplete="off" />}
        </FormField>
      </FormRow>
    </>
  );
}
