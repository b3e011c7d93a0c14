import { type FormEvent, useRef } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { ApiError } from "../ApiError.ts";
import { problemText } from "./problemText.ts";
import type { ZodForm } from "./useZodForm.ts";

export interface SubmissionOptions<V extends FieldValues> {
  /** The form's fields under the names that the server gives them, where they differ. */
  fieldNames?: Readonly<Record<string, FieldPath<V>>>;
  /** How a refusal is told under the form. */
  textOf?: (error: ApiError) => string;
  onRefused?: (error: ApiError, text: string) => void;
}

export type Submission = {
  onSubmit: (event: FormEvent) => void;
  /** Why the latest try was refused. */
  errorMessage: string | undefined;
  isSending: boolean;
};

/**
 * Sends a form once it is right, and once only however often it is submitted. What the server refuses is told as a
 * whole and at the fields it names, the first of which is focused; nothing that was typed is lost.
 */
export function useSubmission<V extends FieldValues, O>(
  form: ZodForm<V, O>,
  send: (values: O) => Promise<void>,
  { fieldNames = {}, textOf = problemText, onRefused }: SubmissionOptions<V> = {},
): Submission {
  const isUnderWay = useRef(false);
  const placeErrors = (error: ApiError) => {
    const known = new Set(Object.keys(form.getValues()));
    const placed = error.errors.flatMap(({ field = "", description }) => {
      const name = fieldNames[field] ?? field;
      return known.has(name) ? [{ name: name as FieldPath<V>, description }] : [];
    });
    for (const [index, { name, description }] of placed.entries()) {
      form.setError(name, { type: "server", message: description }, { shouldFocus: index === 0 });
    }
  };
  const submit = form.handleSubmit(async (values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = textOf(error);
      form.setError("root.server", { type: "server", message: text });
      placeErrors(error);
      onRefused?.(error, text);
    } finally {
      isUnderWay.current = false;
    }
  });
  return {
    onSubmit: (event) => void submit(event),
    errorMessage: form.formState.errors.root?.server?.message,
    isSending: form.formState.isSubmitting,
  };
}
