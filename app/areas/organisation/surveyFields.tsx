import { DateField } from "@gbvf/ui/primitives/DateField/DateField.tsx";
import { NumberField } from "@gbvf/ui/primitives/NumberField/NumberField.tsx";
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
