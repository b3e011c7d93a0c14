import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
import { RadioGroup } from "@gbvf/ui/primitives/RadioGroup/RadioGroup.tsx";
import { z } from "zod";
import type { BoundField } from "../../lib/form/FormField.tsx";

export const effectiveFromSchema = z.string("Enter the day on which the survey opens");

export const expectedResponsesSchema = z
  .number("Expected Response is required")
  .int()
  .min(1, "Expected Response is at least 1");

export function EffectiveFromField({ value, onChange, isOptional: _, ...field }: BoundField<string>) {
  return (
    <DateField
      {...field}
      label="Effective from"
      value={value ?? null}
      onChange={(day) => onChange(day ?? undefined)}
    />
  );
}

interface ExpectedResponsesFieldProps extends BoundField<number> {
  description?: string;
}

export function ExpectedResponsesField({
  value,
  onChange,
  description = "How many people you ask",
  ...field
}: ExpectedResponsesFieldProps) {
  return (
    <NumberField
      {...field}
      label="Expected responses"
      description={description}
      value={value ?? null}
      // Undefined would make the form restore the first value.
      onChange={(count) => onChange(count as number | undefined)}
    />
  );
}

export const modeSchema = z.enum(["link", "slips"]);

const MODES = [
  {
    value: "link",
    name: "One link for everybody",
    detail: "Easiest to share. Each browser is asked once; somebody could answer twice with another device.",
  },
  {
    value: "slips",
    name: "A slip of paper for each person",
    detail: "A printed code works once. For people without e-mail, and where nobody may answer twice.",
  },
] as const;

export function ModeField({ value, onChange }: BoundField<z.infer<typeof modeSchema>>) {
  return (
    <RadioGroup
      label="How people answer"
      choices={MODES}
      value={value ?? null}
      onChange={onChange}
      isSideBySide
    />
  );
}
