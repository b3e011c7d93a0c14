import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin, surveyPreview } from "../../../lib/address/areaPaths.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { DraftEditor } from "./DraftEditor.tsx";

export function EditedDraftPage({ draftId }: { draftId: number }) {
  const draft = useApi("GET /api/healthcheck/questionnaireDraft", { query: { draftId } });
  const people = draft.data?.questionnaireType.toLowerCase();
  return (
    <AreaFrame
      title={people ? `Edit the draft for ${people}` : "Edit the draft"}
      purpose="Each question is saved when you save it. Nobody is asked before the draft is published."
      actions={
        <>
          <Link href={admin.questionnaires}>Back to questionnaires</Link>
          <Link variant="secondary" href={surveyPreview(`draft-${draftId}`)} isExternal>
            Preview as a respondent
          </Link>
        </>
      }
    >
      <Resource {...draft} skeleton="28rem">
        {(data) => <DraftEditor draft={data} />}
      </Resource>
    </AreaFrame>
  );
}
