import { ImportReason, type OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { formatList } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { z } from "zod";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { useRefresh } from "../../../lib/api-client/useRefresh.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { Findings } from "./Findings.tsx";

const REFRESHES = ["GET /api/import/getImport", "GET /api/import/getImports"] as const;
const Fields = z.object({ reason: ImportReason });

export function PreviewWithdrawal({ importId, withdrawal }: Pick<OpenedImport, "importId" | "withdrawal">) {
  const [isOpen, setOpen] = useState(false);
  const { send } = useMutation("POST /api/import/withdraw", { refreshes: REFRESHES });
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        {withdrawal === null ? "Withdraw this import" : "Give another reason"}
      </Button>
      <Dialog title="Withdraw this import" isOpen={isOpen} onOpenChange={setOpen}>
        <p>You see what would change before anything changes.</p>
        <SaveForm
          label="Withdraw this import"
          schema={Fields}
          initialValues={{ reason: "" }}
          send={({ reason }) => send({ body: { importId, reason } })}
          onSaved={close}
          submitName="See what would change"
          cancel={close}
        >
          {(form) => (
            <FormField form={form} name="reason">
              {({ isOptional: _, ...field }) => (
                <TextArea
                  {...field}
                  label="Why is it withdrawn?"
                  description="The public reads it in the release."
                />
              )}
            </FormField>
          )}
        </SaveForm>
      </Dialog>
    </>
  );
}

interface WithdrawalProps {
  importId: number;
  withdrawal: NonNullable<OpenedImport["withdrawal"]>;
}

export function Withdrawal({ importId, withdrawal }: WithdrawalProps) {
  const { withdrawn, summary, secondPersonIn, requestedBy, isOwn } = withdrawal;
  const refresh = useRefresh();
  const onRefused = () => void refresh(REFRESHES);
  const withdraw = useAction("POST /api/import/withdraw", { refreshes: REFRESHES, onRefused });
  const isOne = withdrawn.length === 1;
  return (
    <Root aria-labelledby="withdrawal">
      <h4 id="withdrawal">If it is withdrawn</h4>
      <Findings sentences={summary} />
      {!isOne && (
        <>
          <p>Later imports touched the same figures. They are withdrawn too, in this order:</p>
          <ol>
            {withdrawn.map((each) => (
              <li key={each.importId}>{each.fileName}</li>
            ))}
          </ol>
        </>
      )}
      {secondPersonIn.length > 0 && (
        <p>
          A second person verifies changes in {formatList(secondPersonIn)}.{" "}
          {isOwn
            ? "You requested this withdrawal, so another administrator has to withdraw it: under Data, in the list of imports."
            : `${requestedBy ?? "Somebody whose account is closed"} requested this withdrawal, and you may withdraw it.`}
        </p>
      )}
      {!(isOwn && secondPersonIn.length > 0) && (
        <ButtonRow>
          <ActionButton
            variant="danger"
            onPress={() => withdraw.run({ body: { importId } })}
            isSending={withdraw.isSending}
          >
            {isOne ? "Withdraw it" : `Withdraw ${withdrawn.length} imports`}
          </ActionButton>
        </ButtonRow>
      )}
      <Alert>{withdraw.error}</Alert>
    </Root>
  );
}

const Root = styled.section`
  ${stack(1)}
  overflow-wrap: anywhere;
`;
