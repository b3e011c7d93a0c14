import type { JobRole, UserTitle } from "@gbvf/api/lookup/contract.ts";
import { type Profile, ProfileUpdate } from "@gbvf/api/profile/contract.ts";
import { SURVEY_MAIL, SURVEY_MAIL_KINDS } from "@gbvf/api/shared/surveyMail.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useEffect, useRef } from "react";
import type { z } from "zod";
import type { ApiState } from "../lib/api-client/useApi.ts";
import { useMutation } from "../lib/api-client/useMutation.ts";
import { getCodedErrorText } from "../lib/form/errorText.ts";
import { FormField } from "../lib/form/FormField.tsx";
import { JobRoleField, TitleField } from "../lib/form/lookupFields.tsx";
import { SaveForm } from "../lib/form/SaveForm.tsx";
import { TelephoneField } from "../lib/form/TelephoneField.tsx";
import { useSession } from "../lib/session/session.ts";
import { PasswordChange } from "./PasswordChange.tsx";
import { formatMailKinds, Surface } from "./ProfileDetails.tsx";

interface ProfileFormProps {
  profile: Profile;
  titles: ApiState<readonly z.infer<typeof UserTitle>[]>;
  roles: ApiState<readonly z.infer<typeof JobRole>[]>;
  onSaved: (fullName: string) => void;
  onCancel: () => void;
}

/** The form represents an empty field as undefined, the API as null. */
const getValues = ({ titleId, jobRole, ...texts }: Profile) =>
  ({ ...texts, titleId: titleId ?? undefined, jobRole: jobRole ?? undefined }) as ProfileUpdate;

export function ProfileForm({ profile, titles, roles, onSaved, onCancel }: ProfileFormProps) {
  const { send } = useMutation("PUT /api/auth/updateProfile", {
    refreshes: ["GET /api/auth/profile", "GET /api/security/getUserSessions"],
  });
  const hasOrganisation = useSession()?.organisationName != null;
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    surface.current?.querySelector<HTMLElement>(":is(button, input, select):enabled")?.focus();
  }, []);
  return (
    <Surface ref={surface}>
      <SaveForm
        label="Profile"
        schema={ProfileUpdate}
        initialValues={getValues(profile)}
        send={(body) => send({ body })}
        onSaved={({ fullName }) => onSaved(fullName)}
        // The specification also requires a toast.
        onRefused={(_, text) => void notify.error(text)}
        textOf={getCodedErrorText}
        submitName="Save"
        cancel={onCancel}
        conflict={{
          fields: {
            titleId: {
              label: "Title",
              format: (id) => titles.data?.find(({ titleId }) => titleId === id)?.description ?? "",
            },
            jobRole: {
              label: "Organisation Role",
              format: (id) => roles.data?.find(({ roleId }) => roleId === id)?.description ?? "",
            },
            fullName: { label: "Full Name" },
            mobileNumber: { label: "Mobile Number" },
            alternativeNumber: { label: "Alternative Number" },
            stoppedMail: { label: "E-mail that you do not get", format: formatMailKinds },
          },
          valuesOf: getValues,
        }}
        guardsChanges
        hasSummary
      >
        {(form) => (
          <>
            <FormRow>
              <FormField form={form} name="titleId">
                {(field) => <TitleField field={field} label="Title" />}
              </FormField>
              <FormField form={form} name="jobRole">
                {(field) => <JobRoleField field={field} label="Organisation Role" />}
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
            {hasOrganisation && (
              <FormField form={form} name="stoppedMail" isOptional>
                {({ value = [], onChange }) => (
                  <fieldset>
                    <legend>E-mail about surveys</legend>
                    {SURVEY_MAIL_KINDS.map((kind) => (
                      <Checkbox
                        key={kind}
                        isSelected={!value.includes(kind)}
                        onChange={(isSubscribed) =>
                          onChange(isSubscribed ? value.filter((each) => each !== kind) : [...value, kind])
                        }
                      >
                        {SURVEY_MAIL[kind]}
                      </Checkbox>
                    ))}
                  </fieldset>
                )}
              </FormField>
            )}
            <PasswordChange form={form} />
          </>
        )}
      </SaveForm>
    </Surface>
  );
}
