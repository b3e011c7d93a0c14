import type { CatalogueItem } from "@gbvf/api/building-block/catalogue/contract.ts";
import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useMemo } from "react";
import { styled } from "styled-components";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import { type ItemKind, type ItemValues, newItemValues, schemaOf, valuesOf } from "./itemForm.ts";

interface ItemFormProps {
  label: string;
  kind: ItemKind;
  item?: CatalogueItem;
  /** Sentences on the change, updated while typing. */
  effects: (values: ItemValues) => readonly string[];
  submitName: string;
  onSubmit: (values: ItemValues) => Promise<{ message: string }>;
  onClose: () => void;
}

const yesOrNo = (value: boolean) => (value ? "Yes" : "No");

const conflict = {
  fields: {
    description: { label: "Name" },
    about: { label: "What it is, for the public" },
    origin: { label: "Where the requirement comes from" },
    isIncluded: { label: "Included", inWords: yesOrNo },
    isConfidential: { label: "Confidential", inWords: yesOrNo },
  },
  valuesOf,
};

export function ItemForm(props: ItemFormProps) {
  const { label, kind, item, effects, submitName, onSubmit, onClose } = props;
  return (
    <SaveForm
      label={label}
      schema={useMemo(() => schemaOf(kind), [kind])}
      initialValues={item === undefined ? newItemValues : valuesOf(item)}
      send={onSubmit}
      onSaved={onClose}
      submitName={submitName}
      cancel={onClose}
      conflict={conflict}
      guardsChanges
      focus="description"
    >
      {(form) => (
        <>
          <ItemFields form={form} kind={kind} isNew={item === undefined} />
          <Effects aria-live="polite">
            {effects(form.watch()).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Effects>
        </>
      )}
    </SaveForm>
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

interface ItemFieldsProps {
  form: ZodForm<ItemValues, ItemValues>;
  kind: ItemKind;
  /** New items are included at first. */
  isNew: boolean;
}

const included: Record<ItemKind, string> = {
  category: "In the figures",
  block: "In the figures",
  requirement: "Asked of every place",
};

function ItemFields({ form, kind, isNew }: ItemFieldsProps) {
  const tick = (name: "isIncluded" | "isConfidential", words: string) => (
    <FormField form={form} name={name} isOptional>
      {(field) => (
        <Checkbox name={name} isSelected={field.value} onChange={field.onChange} onBlur={field.onBlur}>
          {words}
        </Checkbox>
      )}
    </FormField>
  );
  return (
    <>
      <FormField form={form} name="description">
        {(field) => <TextField {...field} label="Name" autoComplete="off" />}
      </FormField>
      {kind === "block" && (
        <FormField form={form} name="about">
          {(field) => <TextArea {...field} label="What it is, for the public" rows={2} />}
        </FormField>
      )}
      {kind === "requirement" && (
        <FormField form={form} name="origin">
          {(field) => <TextField {...field} label="Where the requirement comes from" autoComplete="off" />}
        </FormField>
      )}
      {!isNew && tick("isIncluded", included[kind])}
      {kind === "block" && tick("isConfidential", "Confidential: the public never sees an address")}
    </>
  );
}
