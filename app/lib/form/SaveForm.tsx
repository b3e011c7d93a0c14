import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConflictChoice } from "@gbvf/ui/primitives/ConflictChoice/ConflictChoice.tsx";
import { Form } from "@gbvf/ui/primitives/Form/Form.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { notify } from "@gbvf/ui/primitives/Toast/notify.ts";
import type { ReactNode } from "react";
import type { DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "../api-client/ApiError.ts";
import { useFocusOnMount } from "../page/useFocusOnMount.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { UnsavedChangesDialog } from "./UnsavedChangesDialog.tsx";
import { type ConflictOptions, useConflict } from "./useConflict.ts";
import { useFormDraft } from "./useFormDraft.ts";
import { type SubmissionOptions, useSubmission } from "./useSubmission.ts";
import { useZodForm, type ZodForm } from "./useZodForm.ts";

interface SaveFormProps<S extends z.ZodType<FieldValues, FieldValues>, Row>
  extends Omit<SubmissionOptions<z.input<S>>, "dependsOn"> {
  label: string;
  schema: S;
  initialValues: DefaultValues<z.input<S>>;
  /** A returned message becomes the toast. */
  send:
    | ((values: z.output<S>) => Promise<void>)
    | ((values: z.output<S>) => Promise<{ message: string } | undefined>);
  onSaved?: (values: z.output<S>, form: ZodForm<z.input<S>, z.output<S>>) => void;
  submitName: string;
  /** Where Cancel leads, or a function that closes the form. If it is missing, the form has no Cancel. */
  cancel?: string | (() => void);
  /** For rows that two people may edit at the same time. */
  conflict?: ConflictOptions<z.input<S>, Row>;
  guardsChanges?: boolean;
  /** The name under which the tab stores the draft. If it is missing, no draft is stored. */
  draftKey?: string;
  /** The field that takes the focus when the form appears. */
  focus?: FieldPath<z.input<S>> | undefined;
  children: (form: ZodForm<z.input<S>, z.output<S>>) => ReactNode;
}

export function SaveForm<S extends z.ZodType<FieldValues, FieldValues>, Row>({
  label,
  schema,
  initialValues,
  send,
  onSaved,
  submitName,
  cancel,
  conflict,
  guardsChanges = false,
  draftKey,
  focus,
  children,
  ...options
}: SaveFormProps<S, Row>) {
  const form = useZodForm(schema, initialValues);
  const { isRestored: hasDraft, isDraft, saveDraft, discardDraft } = useFormDraft(form, draftKey);
  const { withConflicts, choice } = useConflict(form, conflict, hasDraft);
  const save = async (values: z.output<S>) => {
    const response = await send(values).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 0) saveDraft();
      throw error;
    });
    discardDraft();
    if (response) void notify.success(response.message);
    onSaved?.(values, form);
  };
  const { formProps, isSending } = useSubmission(form, withConflicts(save), options);
  const discardAndClose = (close: () => void) => () => {
    discardDraft();
    close();
  };
  useFocusOnMount(() => {
    if (focus !== undefined) form.setFocus(focus);
  });
  return (
    <>
      <Form
        aria-label={label}
        {...formProps}
        actions={
          <>
            <SubmitButton isSending={isSending}>{submitName}</SubmitButton>
            {typeof cancel === "string" && (
              <Link href={cancel} variant="secondary">
                Cancel
              </Link>
            )}
            {typeof cancel === "function" && (
              <Button onPress={discardAndClose(cancel)} isDisabled={isSending}>
                Cancel
              </Button>
            )}
          </>
        }
      >
        {isDraft && (
          <p role="status">
            {hasDraft
              ? "This is what you entered before. It was not sent yet."
              : "There is no connection. You can go on and send it later."}{" "}
            Only this tab keeps it: closing the tab deletes it.
          </p>
        )}
        {children(form)}
        {choice && <ConflictChoice {...choice} />}
      </Form>
      {guardsChanges && <UnsavedChangesDialog isUnsaved={form.formState.isDirty} />}
    </>
  );
}
