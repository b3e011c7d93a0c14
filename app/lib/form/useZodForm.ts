import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";

/** A form's state: what is typed, and what the schema makes of it. */
export type ZodForm<V extends FieldValues, O = V> = UseFormReturn<V, unknown, O>;

/**
 * A form whose rules and messages are a contract's schema. A field is checked when it is left, and from then on as
 * one types; what is wrong when it is submitted is told by `useSubmission`.
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
