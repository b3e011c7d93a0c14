import type { SummaryError } from "@gbvf/ui/primitives/ErrorSummary/ErrorSummary.tsx";
import type { FormProps } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useRef, useState } from "react";
import { type FieldErrors, type FieldPath, type FieldValues, get } from "react-hook-form";
import { ApiError } from "../api-client/ApiError.ts";
import { getErrorText } from "./errorText.ts";
import type { ZodForm } from "./useZodForm.ts";

export interface SubmissionOptions<V extends FieldValues> {
  /** Maps the server's field names to the form's, where they differ. */
  fieldNames?: (values: V) => Readonly<Record<string, FieldPath<V>>>;
  textOf?: (error: ApiError) => string;
  onRefused?: (error: ApiError, text: string) => void;
  onInvalid?: () => void;
  hasSummary?: boolean;
  /** Fields that are disabled until another field is filled, whose errors are ignored until then. */
  dependsOn?: Readonly<Partial<Record<string, FieldPath<V>>>>;
}

type Submission = {
  formProps: Pick<FormProps, "onSubmit" | "errorMessage" | "tries" | "summary">;
  isSending: boolean;
  showRefusal: (text: string, errors: readonly SummaryError[]) => void;
};

/**
 * After a refusal, focuses the first invalid field, or the summary. Errors stay until the response arrives,
 * so that the button does not move under a second press.
 */
export function useSubmission<V extends FieldValues, O>(
  form: ZodForm<V, O>,
  send: (values: O) => Promise<void>,
  options: SubmissionOptions<V> = {},
): Submission {
  const {
    fieldNames,
    textOf = getErrorText,
    onRefused,
    onInvalid,
    hasSummary = false,
    dependsOn = {},
  } = options;
  const isRunning = useRef(false);
  const [refusal, setRefusal] = useState<{ text: string; tries: number }>();
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const findFieldErrors = (error: ApiError): SummaryError[] => {
    const values = form.getValues();
    const names = fieldNames?.(values);
    return error.errors.flatMap(({ field = "", description }) => {
      const name = names?.[field] ?? field;
      return name in values || get(values, name) !== undefined ? [{ name, message: description }] : [];
    });
  };
  const showErrors = (errors: readonly SummaryError[]) => {
    setErrors(errors);
    const [firstError] = errors;
    if (firstError && !hasSummary) form.setFocus(firstError.name as FieldPath<V>);
  };
  const showRefusal = (text: string, errors: readonly SummaryError[]) => {
    setRefusal((before) => ({ text, tries: (before?.tries ?? 0) + 1 }));
    for (const { name, message } of errors) {
      form.setError(name as FieldPath<V>, { type: "server", message });
    }
    showErrors(errors);
  };
  const sendOnce = async (values: O) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await send(values);
      setRefusal(undefined);
      setErrors([]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = textOf(error);
      showRefusal(text, findFieldErrors(error));
      onRefused?.(error, text);
    } finally {
      isRunning.current = false;
    }
  };
  const isDependencyMissing = (name: string) => {
    const dependency = dependsOn[name];
    return dependency !== undefined && form.getValues(dependency) === undefined;
  };
  const submit = form.handleSubmit(sendOnce, (errors) => {
    showErrors(listErrors(errors).filter(({ name }) => !isDependencyMissing(name)));
    onInvalid?.();
  });
  return {
    formProps: {
      onSubmit: (event) => void submit(event),
      errorMessage: refusal?.text,
      tries: refusal?.tries,
      summary: hasSummary ? { errors, onChoose: (name) => form.setFocus(name as FieldPath<V>) } : undefined,
    },
    isSending: form.formState.isSubmitting,
    showRefusal,
  };
}

/** Flattens the errors, which are nested like the form's values. */
function listErrors(errors: FieldErrors, path = ""): SummaryError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (error === undefined) return [];
    const name = path + key;
    return typeof error.message === "string"
      ? [{ name, message: error.message }]
      : listErrors(error as FieldErrors, `${name}.`);
  });
}
