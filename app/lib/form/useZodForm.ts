import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";

/** A form's state: what is typed, and the parsed values. */
export type ZodForm<V extends FieldValues, O = V> = UseFormReturn<V, unknown, O>;

/**
 * A form with a contract's schema for its rules and messages. A field is checked when it is left, and from then on
 * while typing; `useSubmission` reports what is wrong on submit.
 */
export function useZodForm<S extends z.ZodType<FieldValues, FieldValues>>(
  schema: S,
  defaultValues: DefaultValues<z.input<S>>,
): ZodForm<z.input<S>, z.output<S>> {
  return useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onTouched",
    shouldFocusError: false,
  });
}
