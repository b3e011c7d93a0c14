import { type ListedCapture, ReturnReason } from "@gbvf/api/building-block/capture/contract.ts";
import { CheckedHow } from "@gbvf/api/building-block/instance/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { z } from "zod";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { CheckMethodChoice } from "../CheckMethodChoice.tsx";
import { Changes } from "../manage/Changes.tsx";
import { listCaptureRefreshTargets } from "../refreshTargets.ts";

interface CaptureCardProps {
  capture: ListedCapture;
  isAtPlace?: boolean;
}

export function CaptureCard({ capture, isAtPlace = false }: CaptureCardProps) {
  const titleId = useId();
  const [openForm, setOpenForm] = useState<"verify" | "send back" | null>(null);
  const { name, buildingBlock: block, municipality, capturedBy, capturedAt, changes, mayVerify } = capture;
  const { boundaryStakeholderId, buildingBlockId, stakeholderId, reason, returnedBy, isOwn } = capture;
  const close = () => setOpenForm(null);
  return (
    <Root as="article" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>
          {isAtPlace ? (
            capture.state === "waiting" ? (
              "Waiting for verification"
            ) : (
              "Sent back"
            )
          ) : (
            <Link href={buildingBlock.manage(boundaryStakeholderId, buildingBlockId, stakeholderId)}>
              {name}
            </Link>
          )}
        </h2>
        <p>
          {!isAtPlace && `${block}, ${municipality}. `}
          Captured by {isOwn ? "you" : capturedBy} on {formatMoment(capturedAt)}.
        </p>
      </header>
      {reason !== null && (
        <p>
          <strong>{returnedBy ?? "Somebody"} sent it back:</strong> {reason}
        </p>
      )}
      <Changes changes={changes} />
      {capture.state === "waiting" && !mayVerify && (
        <p>{isOwn ? "Somebody else has to verify what you captured." : "You may not verify this."}</p>
      )}
      {mayVerify && capture.state === "waiting" && openForm === null && (
        <ButtonRow>
          <Button variant="primary" onPress={() => setOpenForm("verify")} aria-label={`Verify ${name}`}>
            Verify
          </Button>
          <Button onPress={() => setOpenForm("send back")} aria-label={`Send ${name} back`}>
            Send back
          </Button>
        </ButtonRow>
      )}
      {isOwn && <WithdrawButton capture={capture} />}
      {openForm === "verify" && <VerifyForm capture={capture} onClose={close} />}
      {openForm === "send back" && <ReturnForm capture={capture} onClose={close} />}
    </Root>
  );
}

const Root = styled(Card)`
  overflow-wrap: anywhere;

  header p { color: ${color.inkMuted}; font-size: ${font.size.small}; }
  h2 { font-size: ${font.size.large}; line-height: 1.25; }
`;

function WithdrawButton({ capture }: Pick<CaptureCardProps, "capture">) {
  const { captureId, version, name } = capture;
  const withdraw = useAction("POST /api/buildingblock/decideCapture", {
    refreshes: listCaptureRefreshTargets(capture),
  });
  return (
    <div>
      <Button
        onPress={() => withdraw.confirm({ body: { decision: "withdraw", captureId, version } })}
        aria-label={`Withdraw what you captured at ${name}`}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        {...withdraw.dialog}
        title={`Withdraw what you captured at ${name}?`}
        confirmLabel="Withdraw"
      >
        <p>Nothing of this is saved. What the public reads stays as it is.</p>
        <Changes changes={capture.changes} />
      </ConfirmDialog>
    </div>
  );
}

const fields = z.object({ reason: ReturnReason });

function ReturnForm({ capture, onClose }: DecisionProps) {
  const { captureId, version, name, capturedBy } = capture;
  const { send } = useMutation("POST /api/buildingblock/decideCapture", {
    refreshes: listCaptureRefreshTargets(capture),
  });
  return (
    <SaveForm
      label={`Send ${name} back`}
      schema={fields}
      initialValues={{ reason: "" }}
      send={({ reason }) => send({ body: { decision: "send back", captureId, version, reason } })}
      submitName="Send back"
      cancel={onClose}
      guardsChanges
      focus="reason"
    >
      {(form) => (
        <FormField form={form} name="reason">
          {(field) => <TextArea {...field} label={`What does ${capturedBy} have to change?`} rows={3} />}
        </FormField>
      )}
    </SaveForm>
  );
}

interface DecisionProps {
  capture: ListedCapture;
  onClose: () => void;
}

const verifyFields = z.object({ checkedHow: CheckedHow });

function VerifyForm({ capture, onClose }: DecisionProps) {
  const { captureId, version, name } = capture;
  const { send } = useMutation("POST /api/buildingblock/decideCapture", {
    refreshes: listCaptureRefreshTargets(capture),
  });
  return (
    <SaveForm
      label={`Verify ${name}`}
      schema={verifyFields}
      initialValues={{}}
      send={({ checkedHow }) => send({ body: { decision: "verify", captureId, version, checkedHow } })}
      submitName="Verify"
      cancel={onClose}
      focus="checkedHow"
    >
      {(form) => (
        <FormField form={form} name="checkedHow">
          {(field) => <CheckMethodChoice {...field} />}
        </FormField>
      )}
    </SaveForm>
  );
}
