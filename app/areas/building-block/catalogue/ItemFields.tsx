import { Checkbox } from "@gbvf/ui/primitives/Checkbox/Checkbox.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { FormField } from "../../../lib/form/FormField.tsx";
import type { ZodForm } from "../../../lib/form/useZodForm.ts";
import type { ItemKind, ItemValues } from "./itemForm.ts";

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

export function ItemFields({ form, kind, isNew }: ItemFieldsProps) {
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
