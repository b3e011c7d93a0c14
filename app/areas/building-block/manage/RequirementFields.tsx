import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { FormRow } from "@gbvf/ui/primitives/Form/Form.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { useFieldArray } from "react-hook-form";
import { styled } from "styled-components";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useRefresh } from "../../../lib/api-client/useRefresh.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { CaptureNote } from "../pending-changes/useReplaceConfirmation.tsx";
import { listRefreshTargets } from "../refreshTargets.ts";
import { ContactFields, LineField } from "./ContactFields.tsx";
import {
  createErrorText,
  createPerson,
  PERSON_MARK_KEYS,
  PERSON_MARKS,
  type PlaceZodForm,
} from "./instanceForm.ts";

interface RequirementFieldsProps {
  form: PlaceZodForm;
  instance: ContactsWithRequirements;
  mayValidate: boolean;
  index: number;
}

export function RequirementFields({ form, instance, mayValidate, index }: RequirementFieldsProps) {
  const { stakeholderId: bldBlockstakeholderId, buildingBlockId, capture } = instance;
  const otherCapture = capture?.isOwn ? null : capture;
  const requirement = instance.buildingBlockRequirements[index]?.name ?? "";
  const path = `buildingBlockRequirements.${index}.stakeholderContactPerson` as const;
  const { fields: people, append, remove } = useFieldArray({ control: form.control, name: path });
  const [removedPerson, setRemovedPerson] = useState<{
    position: number;
    name: string;
    stakeholderId: number;
  }>();
  const refresh = useRefresh();
  const removal = useAction("DELETE /api/buildingblock/DeleteStakeholderById", {
    refreshes: listRefreshTargets(instance),
    onRefused: (error) => {
      if (error.conflict !== undefined) void refresh(listRefreshTargets(instance));
    },
    textOf: createErrorText("An error occurred while deleting the contact."),
    onDone: () => {
      remove(removedPerson?.position);
      setRemovedPerson(undefined);
    },
  });
  const removeContact = (position: number) => {
    const { stakeholderId, name } = form.getValues(`${path}.${position}`);
    if (stakeholderId === null) return remove(position);
    setRemovedPerson({ position, name: name || "this contact", stakeholderId });
  };
  return (
    <Root aria-labelledby={`requirement-${index}`}>
      <h2 id={`requirement-${index}`}>{requirement}</h2>
      {people.length === 0 && <p>No contact person yet.</p>}
      {people.map(({ id }, position) => (
        <PersonFields
          key={id}
          form={form}
          path={`${path}.${position}.`}
          title={`Contact ${position + 1}`}
          onRemove={() => removeContact(position)}
        />
      ))}
      <div>
        <Button
          onPress={() => append(createPerson(), { focusName: `${path}.${people.length}.name` })}
          aria-label={`Add a contact for ${requirement}`}
        >
          Add a contact
        </Button>
      </div>
      {removedPerson && (
        <ConfirmDialog
          {...removal.dialog}
          title={`Delete ${removedPerson.name}?`}
          isOpen
          confirmLabel="Delete contact"
          onConfirm={() =>
            removal.run({
              query: {
                ...{ buildingBlockId, bldBlockstakeholderId, stakeholderId: removedPerson.stakeholderId },
                replaces: otherCapture?.captureId,
              },
            })
          }
          onCancel={() => {
            setRemovedPerson(undefined);
            removal.reset();
          }}
        >
          <p>
            {removedPerson.name} will no longer stand for the requirement. Earlier quarters stay as they were.
            {!mayValidate && " It counts once somebody has verified it."}
          </p>
          {otherCapture && <CaptureNote capture={otherCapture} />}
        </ConfirmDialog>
      )}
    </Root>
  );
}

const Root = styled.section`
  ${stack(2)}
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${color.line};
  overflow-wrap: anywhere;

  h2 { font-size: ${font.size.large}; }
  > p { color: ${color.inkMuted}; }
`;

interface PersonFieldsProps {
  form: PlaceZodForm;
  path: `buildingBlockRequirements.${number}.stakeholderContactPerson.${number}.`;
  title: string;
  onRemove: () => void;
}

function PersonFields({ form, path, title, onRemove }: PersonFieldsProps) {
  const [name, isRemoved, id] = form.watch([`${path}name`, `${path}isRemoved`, `${path}stakeholderId`]);
  if (isRemoved)
    return (
      <p>
        {id === null
          ? `${name} was removed by somebody else.`
          : `${name} goes, once somebody has verified it.`}
      </p>
    );
  return (
    <PersonFieldsRoot>
      <legend>{title}</legend>
      <FormRow>
        <LineField form={form} name={`${path}name`} label="Name" />
        <LineField form={form} name={`${path}role`} label="Role" isOptional />
      </FormRow>
      <ContactFields form={form} nameOf={(position) => `${path}contacts.${position}.detail`} />
      <Marks>
        {PERSON_MARK_KEYS.map((mark) => (
          <FormField key={mark} form={form} name={`${path}${mark}`} isOptional>
            {(field) => (
              <Checkbox
                name={field.name}
                isSelected={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              >
                {PERSON_MARKS[mark]}
              </Checkbox>
            )}
          </FormField>
        ))}
      </Marks>
      <div>
        <Button variant="danger" onPress={onRemove} aria-label={`Delete ${name || title}`}>
          Delete contact
        </Button>
      </div>
    </PersonFieldsRoot>
  );
}

const PersonFieldsRoot = styled.fieldset`
  ${stack(2)}
  min-width: 0;
  margin: 0;
  padding: ${space(1)} 0 ${space(2)} ${space(2)};
  border: 0;
  border-inline-start: 4px solid ${color.line};

  legend { padding: 0; font-weight: ${font.weight.strong}; }
`;

const Marks = styled.div`
  ${row(0, 4)}
`;
