import type { Group } from "@gbvf/api/group/contract.ts";
import { PERMISSION_IDS, type PermissionName } from "@gbvf/api/shared/permissions.ts";
import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { CheckboxGroup } from "@gbvf/ui/primitives/CheckboxGroup/CheckboxGroup.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useNavigate } from "react-router-dom";
import type { ApiState } from "../../../lib/api-client/useApi.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import { Panel } from "../CardGrid.tsx";
import { useAllGroups } from "../group/useAllGroups.ts";
import { ActionsOfUser } from "./ActionsOfUser.tsx";
import { CompanyField } from "./CompanyField.tsx";
import { LastMemberWarning, type User } from "./LastMemberWarning.tsx";
import { MunicipalitiesField } from "./MunicipalitiesField.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { buildBody, EMPTY_USER, getValues, UserFields, type UserValues } from "./userForm.ts";
import { USER_REFRESHES } from "./userRefreshes.ts";

interface UserFormPanelProps {
  user: User | null;
  nextPath: string;
}

export function UserFormPanel({ user, nextPath }: UserFormPanelProps) {
  const create = useMutation("POST /api/security/createNewUser", { refreshes: USER_REFRESHES });
  const edit = useMutation("PUT /api/security/editUserDetails", { refreshes: USER_REFRESHES });
  const navigate = useNavigate();
  const groups = useAllGroups();
  const formatGroupNames = (ids: readonly number[]) =>
    ids
      .map((id) => groups.data?.find(({ GroupId }) => GroupId === id)?.GroupName ?? `Group ${id}`)
      .join(", ");
  const save = (values: UserFields) => {
    const body = buildBody(values, user);
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
        initialValues={user === null ? EMPTY_USER : getValues(user)}
        send={save}
        onSaved={() => navigate(nextPath)}
        // The specification also requires a toast.
        onRefused={(_, text) => void notify.error(text)}
        submitName={user === null ? "Create and invite" : "Save"}
        cancel={nextPath}
        conflict={{
          valuesOf: getValues,
          fields: {
            Name: { label: "Full name" },
            email: { label: "Work email" },
            mobile: { label: "Mobile number" },
            reception: { label: "Reception number" },
            TitleId: { label: "Title" },
            RoleId: { label: "Organisation role" },
            company: { label: "Organisation name" },
            SpeaksForOrganisation: { label: "Speaks for it" },
            GroupIds: { label: "Groups", format: formatGroupNames },
            municipalities: { label: "Municipalities", format: (ids) => `${ids.length} municipalities` },
          },
        }}
        guardsChanges
        fieldNames={() => ({
          CompanyId: "company",
          CompanyName: "company",
          Contacts: "email",
          StakeholderRelationships: "municipalities",
        })}
        hasSummary
      >
        {(form) => (
          <>
            <PersonFields form={form} mayChangeEmail={mayChangeEmail} />
            <GroupsField form={form} groups={groups} isOwn={isOwn} />
            <ActionsOfUser headingLevel={2} actions={getActions(groups.data, form.watch("GroupIds"))} />
            <CompanyField
              form={form}
              companyName={user?.CompanyName ?? null}
              isOwn={isOwn}
              opensOrganisationDashboard={givesPermission(
                groups.data,
                form.watch("GroupIds"),
                "HealthCheckAdmin",
              )}
            />
            {user !== null && leavesOrganisation(form.watch(), { user, groups: groups.data }) && (
              <LastMemberWarning user={user} />
            )}
            <MunicipalitiesField
              form={form}
              isCoordinator={givesPermission(groups.data, form.watch("GroupIds"), "BuildingBlockAdmin")}
              isOwn={isOwn}
            />
          </>
        )}
      </SaveForm>
    </Panel>
  );
}

function givesPermission(
  groups: readonly Group[] = [],
  groupIds: readonly number[],
  action: PermissionName,
): boolean {
  return groups.some(
    ({ GroupId, UserActions }) =>
      groupIds.includes(GroupId) && UserActions.some(({ actionId }) => actionId === PERMISSION_IDS[action]),
  );
}

const leavesOrganisation = (
  { company, SpeaksForOrganisation, GroupIds }: UserValues,
  { user, groups }: { user: User; groups: readonly Group[] | undefined },
): boolean =>
  company !== user.CompanyId ||
  !SpeaksForOrganisation ||
  (groups !== undefined && !givesPermission(groups, GroupIds, "EditOrganisationalInformation"));

function getActions(groups: readonly Group[] = [], groupIds: readonly number[]): UserDetails["actions"] {
  const groupActions = groups
    .filter(({ GroupId }) => groupIds.includes(GroupId))
    .flatMap(({ GroupName, UserActions }) => UserActions.map(({ actionId }) => ({ actionId, GroupName })));
  return [...Map.groupBy(groupActions, ({ actionId }) => actionId)].map(([actionId, actionGroups]) => ({
    actionId,
    groupNames: actionGroups.map(({ GroupName }) => GroupName),
  }));
}

interface GroupsFieldProps {
  form: ZodForm<UserValues, UserFields>;
  groups: ApiState<readonly Group[]>;
  isOwn: boolean;
}

/** Read-only on a user's own account, because nobody may change their own groups. */
function GroupsField({ form, groups, isOwn }: GroupsFieldProps) {
  return (
    <FormField form={form} name="GroupIds">
      {({ value, onChange, isOptional: _, ...field }) => (
        <Resource {...groups} errorMessage="The groups could not be loaded." skeleton="8rem">
          {(all) => (
            <CheckboxGroup
              {...field}
              label="Groups"
              description={
                isOwn ? "You cannot change your own groups. Ask another administrator." : "At least one."
              }
              isDisabled={isOwn}
              choices={all.map(({ GroupId, GroupName }) => ({ id: String(GroupId), label: GroupName }))}
              value={value.map(String)}
              onChange={(ids) => onChange(ids.map(Number))}
            />
          )}
        </Resource>
      )}
    </FormField>
  );
}
