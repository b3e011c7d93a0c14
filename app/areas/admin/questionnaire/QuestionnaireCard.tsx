import type { QuestionnaireSummary } from "@gbvf/api/questionnaire/contract.ts";
import { ProgressBar } from "@gbvf/ui/charts/ProgressBar/ProgressBar.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatCount, formatDate, plural } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { admin, surveyPreview } from "../../../lib/address/areaPaths.ts";
import { useAction } from "../../../lib/api-client/useAction.ts";

interface QuestionnaireCardProps {
  questionnaire: QuestionnaireSummary;
  previous: QuestionnaireSummary | undefined;
}

export function QuestionnaireCard({ questionnaire, previous }: QuestionnaireCardProps) {
  const { main } = dataColor.healthCheck;
  const { isCurrent, totalBegunOrganisations: begun, totalOrganisations: total } = questionnaire;
  const organisations = isCurrent ? begun : questionnaire.totalParticipatedOrganisations;
  const withdrawal = useAction("DELETE /api/healthcheck/questionnaire", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
  });
  return (
    <Card as="li">
      <Head>
        <h3>
          <Link href={`${admin.questionnaires}?family=${questionnaire.questionnaireTypeId}`}>
            {questionnaire.questionnaireType}, {questionnaire.questionnaire}
          </Link>
        </h3>
        <StatusTag kind={questionnaire.isCurrent ? "success" : "neutral"}>
          {getStatus(questionnaire)}
        </StatusTag>
      </Head>
      <Small>
        Published on {formatDate(questionnaire.publishedOn)}.{" "}
        {plural(questionnaire.questionCount, "question", "questions")}.
      </Small>
      <ProgressBar
        label={isCurrent ? "Organisations that have begun" : "Organisations that took part"}
        share={computeShare(organisations, total)}
        detail={`${formatCount(organisations)} of ${formatCount(total)}`}
        fill={main}
      />
      {isCurrent && previous && (
        <Small>
          {formatCount(previous.totalParticipatedOrganisations)} took part in {previous.questionnaire}.
        </Small>
      )}
      <ProgressBar
        label="Surveys completed"
        share={computeShare(questionnaire.totalActualResponses, questionnaire.totalExpectedResponses)}
        detail={`${formatCount(questionnaire.totalActualResponses)} of ${formatCount(questionnaire.totalExpectedResponses)} expected`}
        fill={main}
      />
      {questionnaire.inviteCode !== null && (
        <div>
          <Link href={surveyPreview(questionnaire.inviteCode)} isExternal>
            Preview
          </Link>
        </div>
      )}
      {questionnaire.isWithdrawable && (
        <div>
          <Button onPress={() => withdrawal.confirm({ query: { code: questionnaire.previewCode } })}>
            Withdraw
          </Button>
        </div>
      )}
      <ConfirmDialog
        {...withdrawal.dialog}
        title={`Withdraw ${questionnaire.questionnaireType}, ${questionnaire.questionnaire}?`}
        confirmLabel="Withdraw"
      >
        <p>
          No organisation has begun a survey with it. It becomes a draft. If there is a draft already, the
          questions of this questionnaire are deleted.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function getStatus({ isCurrent, inviteCode, effectiveFrom }: QuestionnaireSummary): string {
  if (isCurrent) return "Active";
  return inviteCode === null ? "Expired" : `From ${formatDate(effectiveFrom)}`;
}

const computeShare = (part: number, total: number) => (total === 0 ? ("no-data" as const) : part / total);

const Head = styled.div`
  ${row(1)}
  align-items: center;
  justify-content: space-between;
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
