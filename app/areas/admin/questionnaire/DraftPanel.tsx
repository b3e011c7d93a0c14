import type { QuestionnaireDraft } from "@gbvf/api/questionnaire/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { surveyPreview } from "../../../lib/address/areaPaths.ts";
import { useAction } from "../../../lib/calls/useAction.ts";
import { PublishDraft } from "./PublishDraft.tsx";
import { SheetChangesList } from "./SheetChangesList.tsx";
import { SheetDownload } from "./SheetDownload.tsx";
import { SheetUpload } from "./SheetUpload.tsx";

export function DraftPanel({ draft }: { draft: QuestionnaireDraft }) {
  const { draftId, version, questionnaireTypeId, questionnaireType, changedBy, previewCode, changes } = draft;
  const removal = useAction("DELETE /api/healthcheck/questionnaireDraft", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
  });
  return (
    <Card as="section" aria-labelledby={`draft-${draftId}`}>
      <h3 id={`draft-${draftId}`}>Draft of the next questionnaire for {questionnaireType.toLowerCase()}</h3>
      <p>
        {changedBy && `Last changed by ${changedBy}. `}
        Nobody is asked these questions until they are published; then they cannot change any more.
      </p>
      <SheetChangesList changes={changes} />
      <ButtonRow>
        <Link variant="secondary" href={surveyPreview(previewCode)} isExternal>
          Preview as a respondent
        </Link>
        <SheetDownload code={previewCode} />
        <Button onPress={() => removal.ask({ query: { draftId, version } })}>Delete draft</Button>
      </ButtonRow>
      <Disclosure title="Replace it by an edited sheet">
        <SheetUpload questionnaireTypeId={questionnaireTypeId} version={version} />
      </Disclosure>
      <PublishDraft draft={draft} />
      <ConfirmDialog {...removal.dialog} title="Delete this draft?" confirmName="Delete draft">
        <p>Its questions go. Published questionnaires stay as they are.</p>
      </ConfirmDialog>
    </Card>
  );
}
