import { ImportReason, KINDS_WITH_SOURCE } from "@gbvf/api/data-import/contract.ts";
import { Button, type ButtonProps } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { useState } from "react";
import { z } from "zod";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { ImportWarnings } from "./ImportWarnings.tsx";
import type { ImportViewProps } from "./importViewProps.ts";
import { NO_SOURCE, SourceFields, SourceForm, toImportSource, toSourceFields } from "./SourceFields.tsx";

/** The fields are in screen order, because the first invalid one takes the focus. */
const Fields = z.object({ reason: ImportReason.optional(), ...SourceForm.shape });

export const needsConfirmation = ({ kind, needsReason }: ImportViewProps["openedImport"]) =>
  needsReason || KINDS_WITH_SOURCE.includes(kind);

interface ApplyImportProps extends Pick<ImportViewProps, "openedImport"> {
  variant: ButtonProps["variant"];
  refreshes: readonly ["GET /api/import/getImport", "GET /api/import/getImports"];
  onRefused: () => void;
}

export function ApplyImport({ openedImport, variant, refreshes, onRefused }: ApplyImportProps) {
  const { importId, kind, warnings, needsReason, source, knownSources } = openedImport;
  const [isConfirming, setConfirming] = useState(false);
  const { send } = useMutation("POST /api/import/apply", { refreshes });
  const close = () => setConfirming(false);
  const title = needsReason ? "Apply all the same?" : "Apply";
  const isSourced = KINDS_WITH_SOURCE.includes(kind);
  return (
    <>
      <Button variant={variant} onPress={() => setConfirming(true)}>
        {needsReason ? "Apply all the same" : "Apply"}
      </Button>
      <Dialog title={title} isOpen={isConfirming} onOpenChange={setConfirming}>
        {needsReason && (
          <>
            <ImportWarnings warnings={warnings} />
            <p>Everybody who may import such files gets an e-mail with these sentences and your reason.</p>
          </>
        )}
        <SaveForm
          label={title}
          schema={Fields}
          initialValues={{
            ...(isSourced && { source: source === null ? NO_SOURCE : toSourceFields(source) }),
            ...(needsReason && { reason: "" }),
          }}
          send={({ reason, source: chosenSource }) =>
            send({
              body: {
                importId,
                ...(reason && { reason }),
                ...(chosenSource && { source: toImportSource(chosenSource) }),
              },
            })
          }
          onSaved={close}
          onRefused={onRefused}
          submitName="Apply"
          cancel={close}
        >
          {(form) => (
            <>
              {needsReason && (
                <FormField form={form} name="reason">
                  {({ value, isOptional: _, ...field }) => (
                    <TextArea {...field} label="Why is it right?" value={value ?? ""} />
                  )}
                </FormField>
              )}
              {isSourced && <SourceFields form={form} knownSources={knownSources} />}
            </>
          )}
        </SaveForm>
      </Dialog>
    </>
  );
}
