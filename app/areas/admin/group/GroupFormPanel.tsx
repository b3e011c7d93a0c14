import type { Group } from "@gbvf/api/group/contract.ts";
import { PERMISSION_IDS, type PermissionName } from "@gbvf/api/shared/permissions.ts";
import { CheckboxGroup } from "@gbvf/ui/primitives/CheckboxGroup/CheckboxGroup.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useController } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import { SCREENS } from "../../../lib/session/screens.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { Note, Panel } from "../CardGrid.tsx";
import { groupByArea } from "./actionAreas.ts";
import { GroupDifference } from "./GroupDifference.tsx";
import { GroupPreview } from "./GroupPreview.tsx";
import { EMPTY_GROUP, GroupFields, getValues } from "./groupForm.ts";
import { GROUP_REFRESHES } from "./useGroup.ts";

interface GroupFormPanelProps {
  group: Group | null;
  nextPath: string;
}

const conflict = {
  fields: {
    GroupName: { label: "Name" },
    description: { label: "What it is for" },
    actionIds: {
      label: "Actions",
      format: (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join(", "),
    },
  },
  valuesOf: getValues,
};

export function GroupFormPanel({ group, nextPath }: GroupFormPanelProps) {
  const create = useMutation("POST /api/security/AddGroup", { refreshes: GROUP_REFRESHES });
  const edit = useMutation("PUT /api/security/saveGroup", { refreshes: GROUP_REFRESHES });
  const navigate = useNavigate();
  const save = ({ actionIds, version, ...texts }: GroupFields) => {
    const body = { ...texts, UserActions: actionIds.map((actionId) => ({ actionId })) };
    return group === null
      ? create.send({ body })
      : edit.send({ body: { ...body, GroupId: group.GroupId, version } });
  };
  return (
    <Panel>
      <SaveForm
        label={group === null ? "New group" : "Group"}
        schema={GroupFields}
        initialValues={group === null ? EMPTY_GROUP : getValues(group)}
        send={save}
        onSaved={() => navigate(nextPath)}
        submitName={group === null ? "Create group" : "Save"}
        cancel={nextPath}
        conflict={conflict}
        guardsChanges
        fieldNames={() => ({ UserActions: "actionIds" })}
        hasSummary
      >
        {(form) => (
          <>
            <FormField form={form} name="GroupName">
              {(field) => (
                <TextField
                  {...field}
                  label="Name"
                  autoComplete="off"
                  isReadOnly={group?.isBuiltIn ?? false}
                />
              )}
            </FormField>
            <FormField form={form} name="description" isOptional>
              {(field) => <TextField {...field} label="What it is for" autoComplete="off" />}
            </FormField>
            <ActionsField form={form} />
            <ActionsWithoutScreen actionIds={form.watch("actionIds")} />
            <GroupDifference group={group} actionIds={form.watch("actionIds")} />
            <GroupPreview actionIds={form.watch("actionIds")} />
          </>
        )}
      </SaveForm>
    </Panel>
  );
}

function ActionsWithoutScreen({ actionIds }: { actionIds: readonly number[] }) {
  const { data: actions = [] } = useApi("GET /api/security/getAllActions", {});
  const isTicked = (action: PermissionName) => actionIds.includes(PERMISSION_IDS[action]);
  const describeAction = (action: PermissionName) =>
    `“${actions.find(({ actionId }) => actionId === PERMISSION_IDS[action])?.description ?? action}”`;
  const screensWithoutEntry = SCREENS.flatMap(({ access, usedPermissions = [], readPermission }) => {
    const entryPermissions = "anyOf" in access ? [] : access;
    return [
      ...entryPermissions.map((entryPermission) => ({
        entryPermission,
        unreachableActions: usedPermissions.filter(isTicked),
      })),
      ...(readPermission
        ? [{ entryPermission: readPermission, unreachableActions: entryPermissions.filter(isTicked) }]
        : []),
    ];
  }).filter(
    ({ entryPermission, unreachableActions }) => !isTicked(entryPermission) && unreachableActions.length > 0,
  );
  return screensWithoutEntry.map(({ entryPermission, unreachableActions }) => (
    <Note key={entryPermission} role="note">
      Somebody who is only in this group finds no screen for{" "}
      {unreachableActions.map(describeAction).join(", ")}: tick {describeAction(entryPermission)} as well.
    </Note>
  ));
}

function ActionsField({ form }: { form: ZodForm<GroupFields> }) {
  const { field } = useController({ control: form.control, name: "actionIds" });
  const actions = useApi("GET /api/security/getAllActions", {});
  const hasPermission = useHasPermission();
  const isFixed = !hasPermission("AddGroupAction") && !hasPermission("DeleteGroupAction");
  return (
    <Resource {...actions} errorMessage="The actions could not be loaded." skeleton="24rem">
      {(loadedActions) => (
        <Areas>
          {groupByArea(loadedActions).map((area) => {
            const ids = area.actions.map(({ actionId }) => actionId);
            return (
              <CheckboxGroup
                key={area.name}
                label={area.name}
                isDisabled={isFixed}
                choices={area.actions.map(({ actionId, description }) => ({
                  id: String(actionId),
                  label: description,
                }))}
                value={field.value.filter((id) => ids.includes(id)).map(String)}
                onChange={(chosen) =>
                  field.onChange([...field.value.filter((id) => !ids.includes(id)), ...chosen.map(Number)])
                }
              />
            );
          })}
        </Areas>
      )}
    </Resource>
  );
}

const Areas = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`;
