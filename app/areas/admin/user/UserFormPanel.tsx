import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useNavigate } from "react-router-dom";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { Panel } from "../CardGrid.tsx";
import { useAllGroups } from "../group/useAllGroups.ts";
import { GroupsField } from "./GroupsField.tsx";
import { MunicipalitiesField } from "./MunicipalitiesField.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { bodyOf, EMPTY_USER, UserFields, valuesOf } from "./userForm.ts";
import { USER_REFRESHES } from "./userRefreshes.ts";

interface UserFormPanelProps {
  user: UserDetails | null;
  after: string;
}

export function UserFormPanel({ user, after }: UserFormPanelProps) {
  const create = useMutation("POST /api/security/createNewUser", { refreshes: USER_REFRESHES });
  const edit = useMutation("PUT /api/security/editUserDetails", { refreshes: USER_REFRESHES });
  const navigate = useNavigate();
  const groups = useAllGroups();
  const groupNames = (ids: readonly number[]) =>
    ids
      .map((id) => groups.data?.find(({ GroupId }) => GroupId === id)?.GroupName ?? `Group ${id}`)
      .join(", ");
  const save = (values: UserFields) => {
    const body = bodyOf(values, user);
    return user === null
      ? create.send({ body })
      : edit.send({
          query: { stakeholderId: user.stakeholderId },
          body: { ...body, version: values.version },
        });
  };
  const isOwn = user?.isOwn ?? false;
  const mayChangeEmail = user === null || (user.invitation !== null && user.invitation.state !== "arrived");
  return (
    <Panel>
      <SaveForm
        label={user === null ? "New user" : "User"}
        schema={UserFields}
        initialValues={user === null ? EMPTY_USER : valuesOf(user)}
        send={save}
        onSaved={() => navigate(after)}
        // The specification asks for the toast as well.
        onRefused={(_, text) => void notify.error(text)}
        submitName={user === null ? "Create and invite" : "Save"}
        cancel={after}
        conflict={{
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
        }}
        guardsChanges
        fieldNames={() => ({ Contacts: "email", StakeholderRelationships: "municipalities" })}
        hasSummary
      >
        {(form) => (
          <>
            <PersonFields
              form={form}
              mayChangeEmail={mayChangeEmail}
              companyName={user?.CompanyName ?? null}
              isOwn={isOwn}
            />
            <GroupsField form={form} groups={groups} isOwn={isOwn} />
            <MunicipalitiesField form={form} groups={groups.data ?? []} isOwn={isOwn} />
          </>
        )}
      </SaveForm>
    </Panel>
  );
}
