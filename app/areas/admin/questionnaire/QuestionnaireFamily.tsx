import type { QuestionnaireDraft, QuestionnaireSummary } from "@gbvf/api/questionnaire/contract.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useIsNarrow } from "../../../lib/page/useIsNarrow.ts";
import { DraftPanel } from "./DraftPanel.tsx";
import { NewDraft } from "./NewDraft.tsx";
import { NextStep } from "./NextStep.tsx";
import { QuestionnaireCard } from "./QuestionnaireCard.tsx";

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
  const earlier = questionnaires.filter((each) => !isOpenOrNext(each));
  const isFolded = useIsNarrow() && earlier.length > 0;
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
      <Cards questionnaires={isFolded ? questionnaires.filter(isOpenOrNext) : questionnaires} />
      {isFolded && (
        <Disclosure title={`Earlier questionnaires for ${name.toLowerCase()}`}>
          <Cards questionnaires={earlier} />
        </Disclosure>
      )}
    </Root>
  );
}

const Root = styled.section`
  ${stack(2)}
`;

const isOpenOrNext = ({ inviteCode }: QuestionnaireSummary) => inviteCode !== null;

function Cards({ questionnaires }: Pick<QuestionnaireFamilyProps, "questionnaires">) {
  if (questionnaires.length === 0) return null;
  return (
    <List>
      {questionnaires.map((questionnaire) => (
        <QuestionnaireCard key={questionnaire.questionnaireId} questionnaire={questionnaire} />
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
