import type { QuestionnaireDraft, QuestionnaireSummary } from "@gbvf/api/questionnaire/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { surveyPreview } from "../../../lib/address/areaPaths.ts";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useIsNarrow } from "../../../lib/page/useIsNarrow.ts";
import { NewDraft } from "./NewDraft.tsx";
import { getNextStep } from "./nextStep.ts";
import { PublishDraft } from "./PublishDraft.tsx";
import { QuestionnaireCard } from "./QuestionnaireCard.tsx";
import { SheetChangesList } from "./SheetChangesList.tsx";
import { SheetDownload } from "./SheetDownload.tsx";
import { SheetUpload } from "./SheetUpload.tsx";

interface QuestionnaireFamilyProps {
  questionnaireTypeId: 1 | 2;
  name: string;
  questionnaires: readonly QuestionnaireSummary[];
  draft: QuestionnaireDraft | undefined;
}

export function QuestionnaireFamily({
  questionnaireTypeId,
  name,
  questionnaires,
  draft,
}: QuestionnaireFamilyProps) {
  const id = `family-${questionnaireTypeId}`;
  const earlierQuestionnaires = questionnaires.filter((each) => !isOpenOrNext(each));
  const isFolded = useIsNarrow() && earlierQuestionnaires.length > 0;
  return (
    <Root aria-labelledby={id}>
      <div>
        <h2 id={id}>{name}</h2>
        <NextStep questionnaires={questionnaires} hasDraft={draft !== undefined} />
      </div>
      {draft ? (
        <DraftPanel draft={draft} />
      ) : (
        <Disclosure title={`New questionnaire for ${name.toLowerCase()}`}>
          <NewDraft questionnaireTypeId={questionnaireTypeId} latest={questionnaires[0]} />
        </Disclosure>
      )}
      <Cards
        questionnaires={isFolded ? questionnaires.filter(isOpenOrNext) : questionnaires}
        previous={earlierQuestionnaires[0]}
      />
      {isFolded && (
        <Disclosure title={`Earlier questionnaires for ${name.toLowerCase()}`}>
          <Cards questionnaires={earlierQuestionnaires} />
        </Disclosure>
      )}
    </Root>
  );
}

const Root = styled.section`
  ${stack(2)}
`;

const isOpenOrNext = ({ inviteCode }: QuestionnaireSummary) => inviteCode !== null;

interface CardsProps extends Pick<QuestionnaireFamilyProps, "questionnaires"> {
  previous?: QuestionnaireSummary | undefined;
}

function Cards({ questionnaires, previous }: CardsProps) {
  if (questionnaires.length === 0) return null;
  return (
    <List>
      {questionnaires.map((questionnaire) => (
        <QuestionnaireCard
          key={questionnaire.questionnaireId}
          questionnaire={questionnaire}
          previous={previous}
        />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space(2)};
  list-style: none;
`;

type QuestionnairePeriod = Pick<
  QuestionnaireSummary,
  "questionnaire" | "effectiveFrom" | "effectiveTo" | "isCurrent"
>;

interface NextStepProps {
  questionnaires: readonly QuestionnairePeriod[];
  hasDraft: boolean;
}

function NextStep({ questionnaires, hasDraft }: NextStepProps) {
  const { open, next, step } = getNextStep(questionnaires, hasDraft);
  return (
    <p>
      <strong>{step}</strong>{" "}
      {next
        ? `${next.questionnaire} begins on ${formatDate(next.effectiveFrom)}.`
        : open && `${open.questionnaire} is open until ${formatDate(open.effectiveTo)}; none follows it yet.`}
    </p>
  );
}

function DraftPanel({ draft }: { draft: QuestionnaireDraft }) {
  const { draftId, version, questionnaireTypeId, questionnaireType, changedBy, previewCode, changes } = draft;
  const removal = useAction("DELETE /api/healthcheck/questionnaire", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
  });
  return (
    <Card as="section" aria-labelledby={`draft-${draftId}`}>
      <h3 id={`draft-${draftId}`}>Draft of the next questionnaire for {questionnaireType.toLowerCase()}</h3>
      <p>
        {changedBy && `Last changed by ${changedBy}. `}
        Nobody is asked these questions until they are published.
      </p>
      <SheetChangesList changes={changes} />
      <ButtonRow>
        <Link variant="secondary" href={surveyPreview(previewCode)} isExternal>
          Preview as a respondent
        </Link>
        <SheetDownload code={previewCode} />
        <Button onPress={() => removal.confirm({ query: { code: previewCode, version } })}>
          Delete draft
        </Button>
      </ButtonRow>
      <Disclosure title="Replace it by an edited sheet">
        <SheetUpload questionnaireTypeId={questionnaireTypeId} version={version} />
      </Disclosure>
      <PublishDraft draft={draft} />
      <ConfirmDialog {...removal.dialog} title="Delete this draft?" confirmLabel="Delete draft">
        <p>Its questions are deleted. Published questionnaires stay as they are.</p>
      </ConfirmDialog>
    </Card>
  );
}
