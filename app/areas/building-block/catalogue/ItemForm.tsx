import type { CatalogueItem } from "@gbvf/api/building-block/catalogue/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConflictChoice } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useEffect, useMemo } from "react";
import { styled } from "styled-components";
import { SubmitButton } from "../../../lib/form/SubmitButton.tsx";
import { UnsavedDialog } from "../../../lib/form/UnsavedDialog.tsx";
import { useConflict } from "../../../lib/form/useConflict.ts";
import { useSubmission } from "../../../lib/form/useSubmission.ts";
import { useZodForm } from "../../../lib/form/useZodForm.ts";
import { ItemFields } from "./ItemFields.tsx";
import { type ItemKind, type ItemValues, newItemValues, schemaOf, valuesOf } from "./itemForm.ts";

export interface ItemFormProps {
  /** Names the form: "Change GBVF Desk". */
  label: string;
  kind: ItemKind;
  /** As it stands; none of something new. */
  item?: CatalogueItem;
  /** What the change does, in sentences, while it is typed. */
  effects: (values: ItemValues) => readonly string[];
  submitName: string;
  /** Answers what the toast says. */
  onSubmit: (values: ItemValues) => Promise<string>;
  onClose: () => void;
}

const yesOrNo = (value: boolean) => (value ? "Yes" : "No");

/** One of the catalogue to add or to change, with what that does to the figures. */
export function ItemForm(props: ItemFormProps) {
  const { label, kind, item, effects, submitName, onSubmit, onClose } = props;
  const form = useZodForm(
    useMemo(() => schemaOf(kind), [kind]),
    item === undefined ? newItemValues : valuesOf(item),
  );
  const { settling, choice } = useConflict<ItemValues, ItemValues, CatalogueItem>(form, {
    fields: {
      description: { label: "Name" },
      about: { label: "What it is, for the public" },
      origin: { label: "Where the requirement comes from" },
      isIncluded: { label: "Included", inWords: yesOrNo },
      isConfidential: { label: "Confidential", inWords: yesOrNo },
    },
    valuesOf,
  });
  const { formProps, isSending } = useSubmission(
    form,
    settling(async (values) => {
      void notify.success(await onSubmit(values));
      onClose();
    }),
  );
  useEffect(() => form.setFocus("description"), [form]);
  return (
    <Form
      aria-label={label}
      {...formProps}
      actions={
        <>
          <SubmitButton isSending={isSending}>{submitName}</SubmitButton>
          <Button onPress={onClose} isDisabled={isSending}>
            Cancel
          </Button>
        </>
      }
    >
      {choice && <ConflictChoice {...choice} />}
      <ItemFields form={form} kind={kind} isNew={item === undefined} />
      <Effects aria-live="polite">
        {effects(form.watch()).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Effects>
      <UnsavedDialog isUnsaved={form.formState.isDirty} />
    </Form>
  );
}

const Effects = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 70ch;
  padding: ${space(1.5)} ${space(2)};
  border-inline-start: 4px solid ${color.primary};
  background: ${color.primaryTint};
  font-size: ${font.size.small};
`;
