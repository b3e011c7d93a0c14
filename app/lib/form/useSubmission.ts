import type { FieldProblem } from "@gbvf/ui/primitives/ErrorSummary/ErrorSummary.tsx";
import type { FormProps } from "@gbvf/ui/primitives/Form/Form.tsx";
import { useRef, useState } from "react";
import type { FieldErrors, FieldPath, FieldValues } from "react-hook-form";
import { ApiError } from "../ApiError.ts";
import { problemText } from "./problemText.ts";
import type { ZodForm } from "./useZodForm.ts";

export interface SubmissionOptions<V extends FieldValues> {
  /** The form's fields under the names that the server gives them, where they differ. */
  fieldNames?: Readonly<Record<string, FieldPath<V>>>;
  /** How a refusal is told under the form. */
  textOf?: (error: ApiError) => string;
  onRefused?: (error: ApiError, text: string) => void;
  /** The form was submitted with fields that are not right. */
  onInvalid?: () => void;
  /** The form has so many fields that some are out of sight: it lists its problems at its top. */
  hasSummary?: boolean;
  /** Fields that are disabled until another is filled, with that other. Before that they have no problem of their own. */
  waitsFor?: Readonly<Partial<Record<string, FieldPath<V>>>>;
}

export type Submission = {
  /** For `<Form>`: submitting, and what the latest try came to. */
  formProps: Pick<FormProps, "onSubmit" | "errorMessage" | "tries" | "summary">;
  isSending: boolean;
  /** Tells a refusal as if the form itself had met it. */
  tellRefusal: (text: string, problems: readonly FieldProblem[]) => void;
  forgetRefusal: () => void;
};

/**
 * Sends a form once it is right, and once only however often it is submitted. What the server refuses is told as a
 * whole and at the fields it names; the first of them is focused, or the summary of all. Nothing that was typed is lost.
 * A refusal stays until the next answer is there: if it went while the form is sent again, a second press of the button would land on
 * what moves up below it.
 */
export function useSubmission<V extends FieldValues, O>(
  form: ZodForm<V, O>,
  send: (values: O) => Promise<void>,
  options: SubmissionOptions<V> = {},
): Submission {
  const {
    fieldNames = {},
    textOf = problemText,
    onRefused,
    onInvalid,
    hasSummary = false,
    waitsFor = {},
  } = options;
  const isUnderWay = useRef(false);
  const [refusal, setRefusal] = useState<{ text: string; tries: number }>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const placed = (error: ApiError): FieldProblem[] => {
    const known = new Set(Object.keys(form.getValues()));
    return error.errors.flatMap(({ field = "", description }) => {
      const name = fieldNames[field] ?? field;
      return known.has(name) ? [{ name, message: description }] : [];
    });
  };
  /** To the summary, or to the first of a few fields. */
  const lead = (found: readonly FieldProblem[]) => {
    setProblems(found);
    const [first] = found;
    if (first && !hasSummary) form.setFocus(first.name as FieldPath<V>);
  };
  const tellRefusal = (text: string, found: readonly FieldProblem[]) => {
    setRefusal((before) => ({ text, tries: (before?.tries ?? 0) + 1 }));
    for (const { name, message } of found) {
      form.setError(name as FieldPath<V>, { type: "server", message });
    }
    lead(found);
  };
  const forgetRefusal = () => {
    setRefusal(undefined);
    setProblems([]);
  };
  const sendOnce = async (values: O) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await send(values);
      forgetRefusal();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = textOf(error);
      tellRefusal(text, placed(error));
      onRefused?.(error, text);
    } finally {
      isUnderWay.current = false;
    }
  };
  const isWaiting = (name: string) => {
    const other = waitsFor[name];
    return other !== undefined && form.getValues(other) === undefined;
  };
  const submit = form.handleSubmit(sendOnce, (errors) => {
    lead(problemsIn(errors).filter(({ name }) => !isWaiting(name)));
    onInvalid?.();
  });
  return {
    formProps: {
      onSubmit: (event) => void submit(event),
      errorMessage: refusal?.text,
      tries: refusal?.tries,
      summary: hasSummary ? { problems, onChoose: (name) => form.setFocus(name as FieldPath<V>) } : undefined,
    },
    isSending: form.formState.isSubmitting,
    tellRefusal,
    forgetRefusal,
  };
}

const problemsIn = (errors: FieldErrors): FieldProblem[] =>
  Object.entries(errors).map(([name, error]) => ({ name, message: String(error?.message) }));
