import type { Group } from "@gbvf/api/group/contract.ts";
import { CheckboxGroup } from "@gbvf/ui/primitives/CheckboxGroup/CheckboxGroup.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import type { ApiState } from "../../../lib/calls/useApi.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import type { UserFields, UserValues } from "./userForm.ts";

interface GroupsFieldProps {
  form: ZodForm<UserValues, UserFields>;
  groups: ApiState<readonly Group[]>;
  isOwn: boolean;
}

/** Nobody changes their own groups. */
export function GroupsField({ form, groups, isOwn }: GroupsFieldProps) {
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
              choices={all.map(({ GroupId, GroupName }) => ({ value: String(GroupId), name: GroupName }))}
              value={value.map(String)}
              onChange={(ids) => onChange(ids.map(Number))}
            />
          )}
        </Resource>
      )}
    </FormField>
  );
}
