import { useEffect, useEffectEvent } from "react";
import type { DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { type Submission, type SubmissionOptions, useSubmission } from "../../lib/form/useSubmission.ts";
import { useZodForm, type ZodForm } from "../../lib/form/useZodForm.ts";
import type { RegistrationField, RegistrationValues } from "./registration.ts";
import type { Refusal } from "./useRegistration.ts";

export interface StepProps {
  values: RegistrationValues;
  keep: (values: RegistrationValues) => void;
  refusal: Refusal | null;
  isStarted: boolean;
}

/** Values are kept however the step is left. */
export function useStep<S extends z.ZodObject & z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  { values, refusal, keep, isStarted }: StepProps,
  send: (typed: z.output<S>) => Promise<void>,
  options: Pick<SubmissionOptions<z.input<S>>, "fieldNames" | "onRefused" | "waitsFor"> = {},
): Submission & { form: ZodForm<z.input<S>, z.output<S>>; isUnsaved: boolean } {
  const own = Object.keys(schema.shape).map((name) => [name, values[name as RegistrationField]]);
  const form = useZodForm(schema, Object.fromEntries(own) as DefaultValues<z.input<S>>);
  const submission = useSubmission(form, send, { ...options, hasSummary: true });
  const { getValues } = form;
  useEffect(() => () => keep(getValues()), [keep, getValues]);
  const tell = useEffectEvent(({ text, errors }: Refusal) => {
    const here = errors.filter(({ field }) => field in schema.shape);
    if (here.length === 0) return;
    submission.showRefusal(
      text,
      here.map(({ field, description }) => ({ name: field as FieldPath<z.input<S>>, message: description })),
    );
  });
  useEffect(() => {
    if (refusal !== null) tell(refusal);
  }, [refusal]);
  return { ...submission, form, isUnsaved: form.formState.isDirty || isStarted };
}
