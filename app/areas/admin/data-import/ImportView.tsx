import type { OpenedImport } from "@gbvf/api/data-import/contract.ts";
import { ProgressBar } from "@gbvf/ui/charts/ProgressBar/ProgressBar.tsx";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { megabytes } from "@gbvf/ui/primitives/FileDrop/validateFile.ts";
import { FormError } from "@gbvf/ui/primitives/Form/FormError.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useRefresh } from "../../../lib/api-client/useRefresh.ts";
import { useRestoreFocus } from "../../../lib/page/useRestoreFocus.ts";
import { Note, Panel } from "../CardGrid.tsx";
import { ApplyImport, needsConfirmation } from "./ApplyImport.tsx";
import { Findings } from "./Findings.tsx";
import { ImportChoices } from "./ImportChoices.tsx";
import { ImportResult } from "./ImportResult.tsx";
import { ImportWarnings } from "./ImportWarnings.tsx";
import { hasOpenQuestions, hasQuestions } from "./importChoices.ts";
import { getKindText } from "./importKinds.ts";
import { getStateLabel } from "./importStates.ts";
import type { ImportViewProps } from "./importViewProps.ts";
import { RejectsDownload } from "./RejectsDownload.tsx";

export function ImportView({ openedImport, onClose }: ImportViewProps) {
  const heading = useRestoreFocus<HTMLHeadingElement>(openedImport.state);
  return (
    <Root aria-labelledby="import">
      <header>
        <h2 id="import" ref={heading} tabIndex={-1}>
          {getKindText(openedImport.kind).name}: {openedImport.fileName}
        </h2>
        <StatusTag {...getStateLabel(openedImport)} />
      </header>
      <Note>
        {megabytes(openedImport.bytes)}, uploaded by {openedImport.uploadedBy} on{" "}
        {formatMoment(openedImport.uploadedAt)}
      </Note>
      <ImportState openedImport={openedImport} onClose={onClose} />
    </Root>
  );
}

function ImportState({ openedImport, onClose }: ImportViewProps) {
  switch (openedImport.state) {
    case "reading":
    case "applying":
    case "withdrawing":
      return <ImportProgress openedImport={openedImport} />;
    case "previewed":
      return <ImportPreview openedImport={openedImport} onClose={onClose} />;
    case "failed":
      return <ImportError openedImport={openedImport} onClose={onClose} />;
    case "applied":
    case "cancelled":
    case "withdrawn":
      return <ImportResult openedImport={openedImport} onClose={onClose} />;
  }
}

const PROGRESS_LABELS: Readonly<Partial<Record<OpenedImport["state"], string>>> = {
  reading: "The file is being read. Nothing changes yet.",
  applying: "The figures are being written. Until the end, everybody sees those from before.",
  withdrawing: "The earlier figures are being restored. Until that is done, everybody sees today’s.",
};

function ImportProgress({ openedImport: { state, progress } }: Pick<ImportViewProps, "openedImport">) {
  return (
    <>
      <p role="status">
        {PROGRESS_LABELS[state]} You may leave this page: the list below tells what came of it.
      </p>
      {progress && progress.total > 0 && (
        <ProgressBar label={progress.stage} share={progress.done / progress.total} fill={color.primary} />
      )}
    </>
  );
}

function ImportError({ openedImport, onClose }: ImportViewProps) {
  return (
    <>
      <FormError>{openedImport.errorMessage ?? "The import failed."}</FormError>
      {openedImport.details.length > 0 && (
        <Findings sentences={openedImport.details.map((line) => line.trim())} />
      )}
      {openedImport.hasRejects && <RejectsDownload importId={openedImport.importId} />}
      <p>
        <strong>The figures are as they were.</strong> You can upload the file again.
      </p>
      <div>
        <Button variant="primary" onPress={onClose}>
          Upload a file
        </Button>
      </div>
    </>
  );
}

const Root = styled(Panel)`
  ${stack(2)}

  h2 { outline: none; }
  > header {
    ${row(1, 2)}
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
  > header + p { margin-block-start: ${space(-1.5)}; }
`;

const REFRESHES = ["GET /api/import/getImport", "GET /api/import/getImports"] as const;

function ImportPreview({ openedImport, onClose }: ImportViewProps) {
  const { importId, isApplicable, hasRejects, errorMessage, questions, summary } = openedImport;
  const refresh = useRefresh();
  // Figures may have changed, so the file is read again.
  const onRefused = () => void refresh(REFRESHES);
  const apply = useAction("POST /api/import/apply", { refreshes: REFRESHES, onRefused });
  const cancel = useAction("POST /api/import/cancel", {
    onDone: () => {
      onClose();
      void refresh(REFRESHES);
    },
    onRefused,
  });
  const request = { body: { importId } };
  const isUsual = !openedImport.needsReason && !(questions !== null && hasOpenQuestions(questions));
  const variant = isUsual ? "primary" : "secondary";
  return (
    <>
      <h3>{formatTitle(openedImport)}</h3>
      {errorMessage !== null && <FormError>{errorMessage}</FormError>}
      <ImportWarnings warnings={openedImport.warnings} />
      <Findings sentences={summary} />
      {questions !== null && hasQuestions(questions) && (
        <ImportChoices openedImport={openedImport} questions={questions} />
      )}
      {hasRejects && <RejectsDownload importId={importId} />}
      <ButtonRow>
        {isApplicable && needsConfirmation(openedImport) && (
          <ApplyImport
            openedImport={openedImport}
            variant={variant}
            refreshes={REFRESHES}
            onRefused={onRefused}
          />
        )}
        {isApplicable && !needsConfirmation(openedImport) && (
          <ActionButton variant={variant} onPress={() => apply.run(request)} isSending={apply.isSending}>
            Apply
          </ActionButton>
        )}
        <ActionButton onPress={() => cancel.run(request)} isSending={cancel.isSending}>
          {isApplicable ? "Cancel: change nothing" : "Close"}
        </ActionButton>
      </ButtonRow>
      <Alert>{apply.error ?? cancel.error}</Alert>
    </>
  );
}

function formatTitle({ errorMessage, isApplicable }: OpenedImport): string {
  if (errorMessage !== null) return "The file cannot be read yet";
  return isApplicable ? "What would change" : "Nothing would change";
}
