import { ImportReason } from "@gbvf/api/data-import/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { useState } from "react";
import { z } from "zod";
import { useMutation } from "../../../lib/calls/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { ImportWarnings } from "./ImportWarnings.tsx";
import type { ImportViewProps } from "./importViewProps.ts";

const Fields = z.object({ reason: ImportReason });

interface ApplyWithReasonProps extends Pick<ImportViewProps, "one"> {
  refreshes: readonly ["GET /api/import/getImport", "GET /api/import/getImports"];
  onRefused: () => void;
}

export function ApplyWithReason({ one: { importId, warnings }, refreshes, onRefused }: ApplyWithReasonProps) {
  const [isAsking, setAsking] = useState(false);
  const { send } = useMutation("POST /api/import/apply", { refreshes });
  const close = () => setAsking(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>Apply all the same</Button>
      <Dialog title="Apply all the same?" isOpen={isAsking} onOpenChange={setAsking}>
        <ImportWarnings warnings={warnings} />
        <p>Everybody who may import such files gets an e-mail with these sentences and your reason.</p>
        <SaveForm
          label="Apply all the same"
          schema={Fields}
          initialValues={{}}
          send={({ reason }) => send({ body: { importId, reason } })}
          onSaved={close}
          onRefused={onRefused}
          submitName="Apply"
          cancel={close}
        >
          {(form) => (
            <FormField form={form} name="reason">
              {({ value, isOptional: _, ...field }) => (
                <TextArea {...field} label="Why is it right?" value={value ?? ""} />
              )}
            </FormField>
          )}
        </SaveForm>
      </Dialog>
    </>
  );
}
