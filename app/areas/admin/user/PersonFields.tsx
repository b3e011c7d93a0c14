import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { ChoiceField } from "../../../lib/form/ChoiceField.tsx";
import { FormField } from "../../../lib/form/FormField.tsx";
import { TelephoneField } from "../../../lib/form/TelephoneField.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import { CompanyField } from "./CompanyField.tsx";
import type { UserFields, UserValues } from "./userForm.ts";

export interface PersonFieldsProps {
  form: ZodForm<UserValues, UserFields>;
  mayChangeEmail: boolean;
  companyName: string | null;
  isOwn: boolean;
}

export function PersonFields({ form, mayChangeEmail, companyName, isOwn }: PersonFieldsProps) {
  const titles = useApi("GET /api/auth/getUserTitles", {});
  const roles = useApi("GET /api/auth/getUserJobRoles", {});
  return (
    <>
      <FormRow>
        <FormField form={form} name="TitleId">
          {(field) => (
            <ChoiceField
              field={field}
              label="Title"
              choices={titles}
              toOption={({ titleId, description }) => ({ id: titleId, name: description })}
            />
          )}
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
                : "They sign in with it, so it cannot be changed any more."
            }
          />
        )}
      </FormField>
      <FormRow>
        <FormField form={form} name="RoleId">
          {(field) => (
            <ChoiceField
              field={field}
              label="Organisation role"
              choices={roles}
              toOption={({ roleId, description }) => ({ id: roleId, name: description })}
            />
          )}
        </FormField>
        <FormField form={form} name="mobile">
          {(field) => <TelephoneField {...field} label="Mobile number" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="reception" isOptional>
          {(field) => <TelephoneField {...field} label="Reception number" autoComplete="off" />}
        </FormField>
      </FormRow>
      <FormField form={form} name="CompanyId">
        {(field) => <CompanyField field={field} companyName={companyName} isOwn={isOwn} />}
      </FormField>
    </>
  );
}
