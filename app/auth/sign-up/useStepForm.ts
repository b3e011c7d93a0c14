import { useEffect } from "react";
import type { DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useZodForm, type ZodForm } from "../../lib/form/useZodForm.ts";
import type { RegistrationValues } from "./registration.ts";
import type { Refusal } from "./useRegistration.ts";

/** What every step is given. */
export interface StepProps {
  /** What was typed so far, in all steps. */
  values: RegistrationValues;
  /** Takes over what this step has, on the way to another. */
  keep: (values: RegistrationValues) => void;
  refusal: Refusal | null;
  /** Something was typed in some step. */
  isStarted: boolean;
}

/** The form of one step, filled with what was typed before; what the server refused in it is told at its fields. */
export function useStepForm<S extends z.ZodObject & z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  { values, refusal }: Pick<StepProps, "values" | "refusal">,
): ZodForm<z.input<S>, z.output<S>> {
  const form = useZodForm(schema, values as DefaultValues<z.input<S>>);
  const { setError } = form;
  useEffect(() => {
    const here = refusal?.errors.filter(({ field }) => field in schema.shape) ?? [];
    if (refusal === null || here.length === 0) return;
    setError("root.server", { type: "server", message: refusal.text });
    for (const [index, { field, description }] of here.entries()) {
      const name = field as FieldPath<z.input<S>>;
      setError(name, { type: "server", message: description }, { shouldFocus: index === 0 });
    }
  }, [refusal, schema, setError]);
  return form;
}
