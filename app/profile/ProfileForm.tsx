import type { JobRole, UserTitle } from "@gbvf/api/lookup/contract.ts";
import { type Profile, ProfileUpdate } from "@gbvf/api/profile/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConflictChoice } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { Form, FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useEffect, useRef } from "react";
import type { z } from "zod";
import { ChoiceField } from "../lib/form/ChoiceField.tsx";
import { FormField } from "../lib/form/FormField.tsx";
import { codedProblemText } from "../lib/form/problemText.ts";
import { SubmitButton } from "../lib/form/SubmitButton.tsx";
import { TelephoneField } from "../lib/form/TelephoneField.tsx";
import { UnsavedDialog } from "../lib/form/UnsavedDialog.tsx";
import { useConflict } from "../lib/form/useConflict.ts";
import { useSubmission } from "../lib/form/useSubmission.ts";
import { useZodForm } from "../lib/form/useZodForm.ts";
import type { ApiState } from "../lib/useApi.ts";
import { useMutation } from "../lib/useMutation.ts";
import { PasswordChange } from "./PasswordChange.tsx";
import { Surface } from "./ProfileDetails.tsx";

export interface ProfileFormProps {
  profile: Profile;
  titles: ApiState<readonly z.infer<typeof UserTitle>[]>;
  roles: ApiState<readonly z.infer<typeof JobRole>[]>;
  onSaved: (fullName: string) => void;
  onCancel: () => void;
}

/** A form has no null. */
const valuesOf = ({ titleId, jobRole, ...texts }: Profile) =>
  ({ ...texts, titleId: titleId ?? undefined, jobRole: jobRole ?? undefined }) as ProfileUpdate;

/** Without the address, which is the sign-in name. */
export function ProfileForm({ profile, titles, roles, onSaved, onCancel }: ProfileFormProps) {
  const form = useZodForm(ProfileUpdate, valuesOf(profile));
  const { settling, choice } = useConflict(form, {
    fields: {
      titleId: {
        label: "Title",
        inWords: (id) => titles.data?.find(({ titleId }) => titleId === id)?.description ?? "",
      },
      jobRole: {
        label: "Organisation Role",
        inWords: (id) => roles.data?.find(({ roleId }) => roleId === id)?.description ?? "",
      },
      fullName: { label: "Full Name" },
      mobileNumber: { label: "Mobile Number" },
      alternativeNumber: { label: "Alternative Number" },
    },
    valuesOf,
  });
  const { send } = useMutation("PUT /api/auth/updateProfile", { refreshes: ["GET /api/auth/profile"] });
  const { formProps, isSending } = useSubmission(
    form,
    settling(async (body) => {
      const { message } = await send({ body });
      await notify.success(message);
      onSaved(body.fullName);
    }),
    { textOf: codedProblemText, onRefused: (_, text) => void notify.error(text), hasSummary: true },
  );
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    surface.current?.querySelector<HTMLElement>(":is(button, input):enabled")?.focus();
  }, []);
  return (
    <Surface ref={surface}>
      <Form
        aria-label="Profile"
        {...formProps}
        actions={
          <>
            <SubmitButton isSending={isSending}>Save</SubmitButton>
            <Button onPress={onCancel} isDisabled={isSending}>
              Cancel
            </Button>
          </>
        }
      >
        <FormRow>
          <FormField form={form} name="titleId">
            {(field) => (
              <ChoiceField
                field={field}
                label="Title"
                choices={titles}
                toOption={(title) => ({ id: title.titleId, name: title.description })}
              />
            )}
          </FormField>
          <FormField form={form} name="jobRole">
            {(field) => (
              <ChoiceField
                field={field}
                label="Organisation Role"
                choices={roles}
                toOption={({ roleId, description }) => ({ id: roleId, name: description })}
              />
            )}
          </FormField>
        </FormRow>
        <FormField form={form} name="fullName">
          {(field) => <TextField {...field} label="Full Name" autoComplete="name" />}
        </FormField>
        <TextField
          label="Email"
          description="You cannot change your email here."
          value={profile.email}
          isReadOnly
        />
        <FormRow>
          <FormField form={form} name="mobileNumber">
            {(field) => <TelephoneField {...field} label="Mobile Number" />}
          </FormField>
          <FormField form={form} name="alternativeNumber" isOptional>
            {(field) => <TelephoneField {...field} label="Alternative Number" autoComplete="off" />}
          </FormField>
        </FormRow>
        <PasswordChange form={form} />
        {choice && <ConflictChoice {...choice} />}
      </Form>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </Surface>
  );
}
