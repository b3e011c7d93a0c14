import type { Group } from "@gbvf/api/group/contract.ts";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { useNavigate } from "react-router-dom";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { Panel } from "../CardGrid.tsx";
import { ActionsField } from "./ActionsField.tsx";
import { GroupDifference } from "./GroupDifference.tsx";
import { GroupPreview } from "./GroupPreview.tsx";
import { EMPTY_GROUP, GroupFields, valuesOf } from "./groupForm.ts";
import { GROUP_REFRESHES } from "./useGroup.ts";
import { WithoutScreen } from "./WithoutScreen.tsx";

interface GroupFormPanelProps {
  group: Group | null;
  after: string;
}

const conflict = {
  fields: {
    GroupName: { label: "Name" },
    description: { label: "What it is for" },
    actionIds: {
      label: "Actions",
      inWords: (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join(", "),
    },
  },
  valuesOf,
};

export function GroupFormPanel({ group, after }: GroupFormPanelProps) {
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
        initialValues={group === null ? EMPTY_GROUP : valuesOf(group)}
        send={save}
        onSaved={() => navigate(after)}
        submitName={group === null ? "Create group" : "Save"}
        cancel={after}
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
            <WithoutScreen actionIds={form.watch("actionIds")} />
            <GroupDifference group={group} actionIds={form.watch("actionIds")} />
            <GroupPreview actionIds={form.watch("actionIds")} />
          </>
        )}
      </SaveForm>
    </Panel>
  );
}
