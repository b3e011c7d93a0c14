import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { FormError } from "@gbvf/ui/primitives/Form/FormError.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { Findings } from "./Findings.tsx";
import type { ImportViewProps } from "./importViewProps.ts";
import { RejectsDownload } from "./RejectsDownload.tsx";
import { PreviewWithdrawal, Withdrawal } from "./WithdrawImport.tsx";

const TITLES: Readonly<Partial<Record<ImportViewProps["openedImport"]["state"], string>>> = {
  applied: "Applied",
  withdrawn: "Withdrawn",
  cancelled: "Cancelled",
};

export function ImportResult({ openedImport, onClose }: ImportViewProps) {
  const endedAt = openedImport.withdrawnAt ?? openedImport.finishedAt;
  const { state, isWithdrawable, withdrawal, withdrawalRefusal, errorMessage } = openedImport;
  return (
    <>
      <div role="status">
        <h3>
          {TITLES[state]}
          {endedAt && ` on ${formatMoment(endedAt)}`}
        </h3>
      </div>
      {state === "applied" && (
        <>
          <p>Everybody sees the new figures now.</p>
          <Findings sentences={openedImport.summary} />
          {openedImport.hasRejects && <RejectsDownload importId={openedImport.importId} />}
        </>
      )}
      {state === "withdrawn" && (
        <p>Everybody sees the earlier figures again. The reason: {withdrawal?.reason}</p>
      )}
      {state === "cancelled" && <p>{errorMessage ?? "Nothing was changed."}</p>}
      {isWithdrawable && errorMessage !== null && <FormError>{errorMessage}</FormError>}
      {isWithdrawable && withdrawal !== null && (
        <Withdrawal importId={openedImport.importId} withdrawal={withdrawal} />
      )}
      {withdrawalRefusal !== null && <p>It cannot be withdrawn. {withdrawalRefusal}</p>}
      <ButtonRow>
        <Button variant="primary" onPress={onClose}>
          Upload another file
        </Button>
        {isWithdrawable && (
          <PreviewWithdrawal importId={openedImport.importId} withdrawal={openedImport.withdrawal} />
        )}
      </ButtonRow>
    </>
  );
}
