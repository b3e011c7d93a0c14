import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { ConflictChoice } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useNavigate } from "react-router-dom";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { UnsavedDialog } from "../../../lib/form/UnsavedDialog.tsx";
import { useConflict } from "../../../lib/form/useConflict.ts";
import { useSubmission } from "../../../lib/form/useSubmission.ts";
import { useZodForm } from "../../../lib/form/useZodForm.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { Panel } from "../CardGrid.tsx";
import { useAllGroups } from "../groups/useAllGroups.ts";
import { GroupsField } from "./GroupsField.tsx";
import { MunicipalitiesField } from "./MunicipalitiesField.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { bodyOf, EMPTY_USER, UserFields, valuesOf } from "./userForm.ts";
import { USER_REFRESHES } from "./userRefreshes.ts";

export interface UserFormPanelProps {
  /** Null for somebody new. */
  user: UserDetails | null;
  /** Where to go after Save or Cancel. */
  after: string;
}

export function UserFormPanel({ user, after }: UserFormPanelProps) {
  const form = useZodForm(UserFields, user === null ? EMPTY_USER : valuesOf(user));
  const create = useMutation("POST /api/security/createNewUser", { refreshes: USER_REFRESHES });
  const edit = useMutation("PUT /api/security/editUserDetails", { refreshes: USER_REFRESHES });
  const navigate = useNavigate();
  const groups = useAllGroups();
  const groupNames = (ids: readonly number[]) =>
    ids
      .map((id) => groups.data?.find(({ GroupId }) => GroupId === id)?.GroupName ?? `Group ${id}`)
      .join(", ");
  const { settling, choice } = useConflict(form, {
    valuesOf,
    fields: {
      Name: { label: "Full name" },
      email: { label: "Work email" },
      mobile: { label: "Mobile number" },
      reception: { label: "Reception number" },
      TitleId: { label: "Title" },
      RoleId: { label: "Organisation role" },
      CompanyId: { label: "Organisation name" },
      GroupIds: { label: "Groups", inWords: groupNames },
      municipalities: { label: "Municipalities", inWords: (ids) => `${ids.length} municipalities` },
    },
  });
  const save = async (values: UserFields) => {
    const body = bodyOf(values, user);
    const { message } =
      user === null
        ? await create.send({ body })
        : await edit.send({
            query: { stakeholderId: user.stakeholderId },
            body: { ...body, version: values.version },
          });
    await notify.success(message);
    navigate(after);
  };
  const { formProps, isSending } = useSubmission(form, settling(save), {
    hasSummary: true,
    onRefused: (_, text) => void notify.error(text),
    fieldNames: { Contacts: "email", StakeholderRelationships: "municipalities" },
  });
  const mayChangeEmail = user === null || (user.invitation !== null && user.invitation.state !== "arrived");
  return (
    <Panel>
      <Form
        aria-label={user === null ? "New user" : "User"}
        {...formProps}
        actions={
          <>
            <SubmitButton isSending={isSending}>{user === null ? "Create and invite" : "Save"}</SubmitButton>
            <Link href={after} variant="secondary">
              Cancel
            </Link>
          </>
        }
      >
        <PersonFields form={form} mayChangeEmail={mayChangeEmail} companyName={user?.CompanyName ?? null} />
        <GroupsField form={form} groups={groups} isOwn={user?.isOwn ?? false} />
        <MunicipalitiesField form={form} groups={groups.data ?? []} />
        {choice && <ConflictChoice {...choice} />}
      </Form>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </Panel>
  );
}
