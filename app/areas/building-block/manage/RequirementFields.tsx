import type { ContactsWithRequirements } from "@gbvf/api/building-block/instance/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { useFieldArray } from "react-hook-form";
import { styled } from "styled-components";
import { useAction } from "../../../lib/calls/useAction.ts";
import { useRefresh } from "../../../lib/calls/useRefresh.ts";
import { refreshesOf } from "../refreshes.ts";
import { CaptureNote } from "../waiting/CaptureNote.tsx";
import { newPerson, type PlaceZodForm } from "./instanceForm.ts";
import { orElse } from "./orElse.ts";
import { PersonFields } from "./PersonFields.tsx";

interface RequirementFieldsProps {
  form: PlaceZodForm;
  instance: ContactsWithRequirements;
  mayValidate: boolean;
  index: number;
}

export function RequirementFields({ form, instance, mayValidate, index }: RequirementFieldsProps) {
  const { stakeholderId: bldBlockstakeholderId, buildingBlockId, capture } = instance;
  const others = capture?.isOwn ? null : capture;
  const requirement = instance.buildingBlockRequirements[index]?.name ?? "";
  const path = `buildingBlockRequirements.${index}.stakeholderContactPerson` as const;
  const { fields: people, append, remove } = useFieldArray({ control: form.control, name: path });
  const [removed, setRemoved] = useState<{ place: number; name: string; stakeholderId: number }>();
  const refresh = useRefresh();
  const removal = useAction("DELETE /api/buildingblock/DeleteStakeholderById", {
    refreshes: refreshesOf(instance),
    onRefused: (error) => {
      if (error.conflict !== undefined) void refresh(refreshesOf(instance));
    },
    textOf: orElse("An error occurred while deleting the contact."),
    onDone: () => {
      remove(removed?.place);
      setRemoved(undefined);
    },
  });
  const drop = (place: number) => {
    const { stakeholderId, name } = form.getValues(`${path}.${place}`);
    if (stakeholderId === null) return remove(place);
    setRemoved({ place, name: name || "this contact", stakeholderId });
  };
  return (
    <Root aria-labelledby={`requirement-${index}`}>
      <h2 id={`requirement-${index}`}>{requirement}</h2>
      {people.length === 0 && <p>Nobody stands for this requirement.</p>}
      {people.map(({ id }, place) => (
        <PersonFields
          key={id}
          form={form}
          path={`${path}.${place}.`}
          title={`Contact ${place + 1}`}
          onRemove={() => drop(place)}
        />
      ))}
      <div>
        <Button
          onPress={() => append(newPerson(), { focusName: `${path}.${people.length}.name` })}
          aria-label={`Add a contact for ${requirement}`}
        >
          Add a contact
        </Button>
      </div>
      {removed && (
        <ConfirmDialog
          {...removal.dialog}
          title={`Delete ${removed.name}?`}
          isOpen
          confirmName="Delete contact"
          onConfirm={() =>
            removal.run({
              query: {
                ...{ buildingBlockId, bldBlockstakeholderId, stakeholderId: removed.stakeholderId },
                replaces: others?.captureId,
              },
            })
          }
          onCancel={() => {
            setRemoved(undefined);
            removal.forget();
          }}
        >
          <p>
            {removed.name} will no longer stand for the requirement. Earlier quarters stay as they were.
            {!mayValidate && " It counts once somebody has verified it."}
          </p>
          {others && <CaptureNote capture={others} />}
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
