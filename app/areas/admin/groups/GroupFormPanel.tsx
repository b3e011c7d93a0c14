import type { Group } from "@gbvf/api/group/contract.ts";
import { ConflictChoice } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { useNavigate } from "react-router-dom";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { UnsavedDialog } from "../../../lib/form/UnsavedDialog.tsx";
import { useConflict } from "../../../lib/form/useConflict.ts";
import { useSubmission } from "../../../lib/form/useSubmission.ts";
import { useZodForm } from "../../../lib/form/useZodForm.ts";
import { useMutation } from "../../../lib/useMutation.ts";
import { Panel } from "../CardGrid.tsx";
import { ActionsField } from "./ActionsField.tsx";
import { GroupDifference } from "./GroupDifference.tsx";
import { GroupPreview } from "./GroupPreview.tsx";
import { EMPTY_GROUP, GroupFields, valuesOf } from "./groupForm.ts";
import { GROUP_REFRESHES } from "./useGroup.ts";

export interface GroupFormPanelProps {
  /** Null for a new one. */
  group: Group | null;
  /** Where to go after Save or Cancel. */
  after: string;
}

/** With what saving would mean for people. */
export function GroupFormPanel({ group, after }: GroupFormPanelProps) {
  const form = useZodForm(GroupFields, group === null ? EMPTY_GROUP : valuesOf(group));
  const create = useMutation("POST /api/security/AddGroup", { refreshes: GROUP_REFRESHES });
  const edit = useMutation("PUT /api/security/saveGroup", { refreshes: GROUP_REFRESHES });
  const navigate = useNavigate();
  const { settling, choice } = useConflict(form, {
    valuesOf,
    fields: {
      GroupName: { label: "Name" },
      description: { label: "What it is for" },
      actionIds: { label: "Actions", inWords: (ids) => ids.toSorted((one, other) => one - other).join(", ") },
    },
  });
  const save = async ({ actionIds, version, ...texts }: GroupFields) => {
    const body = { ...texts, UserActions: actionIds.map((actionId) => ({ actionId })) };
    const { message } =
      group === null
        ? await create.send({ body })
        : await edit.send({ body: { ...body, GroupId: group.GroupId, version } });
    await notify.success(message);
    navigate(after);
  };
  const { formProps, isSending } = useSubmission(form, settling(save), {
    hasSummary: true,
    onRefused: (_, text) => void notify.error(text),
    fieldNames: { UserActions: "actionIds" },
  });
  return (
    <Panel>
      <Form
        aria-label={group === null ? "New group" : "Group"}
        {...formProps}
        actions={
          <>
            <SubmitButton isSending={isSending}>{group === null ? "Create group" : "Save"}</SubmitButton>
            <Link href={after} variant="secondary">
              Cancel
            </Link>
          </>
        }
      >
        <FormField form={form} name="GroupName">
          {(field) => (
            <TextField {...field} label="Name" autoComplete="off" isReadOnly={group?.isBuiltIn ?? false} />
          )}
        </FormField>
        <FormField form={form} name="description" isOptional>
          {(field) => <TextField {...field} label="What it is for" autoComplete="off" />}
        </FormField>
        <ActionsField form={form} />
        {choice && <ConflictChoice {...choice} />}
        <GroupDifference group={group} actionIds={form.watch("actionIds")} />
        <GroupPreview actionIds={form.watch("actionIds")} />
      </Form>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </Panel>
  );
}
