import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { SubmitButton } from "../../lib/form/SubmitButton.tsx";
import { UnsavedChangesDialog } from "../../lib/form/UnsavedChangesDialog.tsx";
import { type SubmissionOptions, useSubmission } from "../../lib/form/useSubmission.ts";
import { useZodForm, type ZodForm } from "../../lib/form/useZodForm.ts";
import type { RegistrationField, RegistrationValues } from "./registration.ts";
import type { Refusal } from "./useRegistration.ts";

export interface StepProps {
  values: RegistrationValues;
  storeValues: (values: RegistrationValues) => void;
  refusal: Refusal | null;
  isStarted: boolean;
}

interface StepFormProps<S extends z.ZodType<FieldValues, FieldValues>>
  extends StepProps,
    Pick<SubmissionOptions<z.input<S>>, "fieldNames" | "onRefused" | "dependsOn"> {
  label: string;
  schema: S;
  onBack?: () => void;
  onNext?: () => void;
  send?: (values: z.output<S>) => Promise<void>;
  children: (form: ZodForm<z.input<S>, z.output<S>>) => ReactNode;
}

export function StepForm<S extends z.ZodObject & z.ZodType<FieldValues, FieldValues>>({
  label,
  schema,
  values,
  refusal,
  storeValues,
  isStarted,
  onBack,
  onNext,
  send = async () => onNext?.(),
  children,
  ...options
}: StepFormProps<S>) {
  const initialEntries = Object.keys(schema.shape).map((name) => [name, values[name as RegistrationField]]);
  const form = useZodForm(schema, Object.fromEntries(initialEntries) as DefaultValues<z.input<S>>);
  const { formProps, isSending, showRefusal } = useSubmission(form, send, { ...options, hasSummary: true });
  const { getValues } = form;
  useEffect(() => () => storeValues(getValues()), [storeValues, getValues]);
  const showServerRefusal = useEffectEvent(({ text, errors }: Refusal) => {
    const stepErrors = errors.filter(({ field }) => field in schema.shape);
    if (stepErrors.length === 0) return;
    showRefusal(
      text,
      stepErrors.map(({ field, description }) => ({
        name: field as FieldPath<z.input<S>>,
        message: description,
      })),
    );
  });
  useEffect(() => {
    if (refusal !== null) showServerRefusal(refusal);
  }, [refusal]);
  const isLast = onNext === undefined;
  return (
    <Form
      aria-label={label}
      {...formProps}
      actions={
        <>
          <SubmitButton isSending={isLast && isSending}>{isLast ? "Submit" : "Next"}</SubmitButton>
          {onBack && (
            <Button onPress={onBack} isDisabled={isLast && isSending}>
              Back
            </Button>
          )}
        </>
      }
    >
      {children(form)}
      <UnsavedChangesDialog isUnsaved={form.formState.isDirty || isStarted} />
    </Form>
  );
}
