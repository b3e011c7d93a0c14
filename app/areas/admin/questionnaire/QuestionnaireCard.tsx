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
  /** The last completed one before. */
  previous: QuestionnaireSummary | undefined;
}

export function QuestionnaireCard({ questionnaire: selected, previous }: QuestionnaireCardProps) {
  const { main } = dataColor.healthCheck;
  const { isCurrent, totalBegunOrganisations: begun, totalOrganisations: total } = selected;
  const organisations = isCurrent ? begun : selected.totalParticipatedOrganisations;
  const withdrawal = useAction("DELETE /api/healthcheck/questionnaire", {
    refreshes: ["GET /api/healthcheck/getQuestionnaires"],
  });
  return (
    <Card as="li">
      <Head>
        <h3>
          <Link href={`${admin.questionnaires}?family=${selected.questionnaireTypeId}`}>
            {selected.questionnaireType}, {selected.questionnaire}
          </Link>
        </h3>
        <StatusTag kind={selected.isCurrent ? "success" : "neutral"}>{getStatus(selected)}</StatusTag>
      </Head>
      <Small>
        Published on {formatDate(selected.publishedOn)}.{" "}
        {plural(selected.questionCount, "question", "questions")}.
      </Small>
      <ProgressBar
        label={isCurrent ? "Organisations that have begun" : "Organisations that took part"}
        share={share(organisations, total)}
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
        share={share(selected.totalActualResponses, selected.totalExpectedResponses)}
        detail={`${formatCount(selected.totalActualResponses)} of ${formatCount(selected.totalExpectedResponses)} expected`}
        fill={main}
      />
      {selected.inviteCode !== null && (
        <div>
          <Link href={surveyPreview(selected.inviteCode)} isExternal>
            Preview
          </Link>
        </div>
      )}
      {selected.isWithdrawable && (
        <div>
          <Button onPress={() => withdrawal.confirm({ query: { code: selected.previewCode } })}>
            Withdraw
          </Button>
        </div>
      )}
      <ConfirmDialog
        {...withdrawal.dialog}
        title={`Withdraw ${selected.questionnaireType}, ${selected.questionnaire}?`}
        confirmLabel="Withdraw"
      >
        <p>
          No organisation has begun a survey with it. It becomes a draft, unless there is one already: then
          its questions go.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function getStatus({ isCurrent, inviteCode, effectiveFrom }: QuestionnaireSummary): string {
  if (isCurrent) return "Active";
  return inviteCode === null ? "Expired" : `From ${formatDate(effectiveFrom)}`;
}

const share = (part: number, whole: number) => (whole === 0 ? ("no-data" as const) : part / whole);

const Head = styled.div`
  ${row(1)}
  align-items: center;
  justify-content: space-between;
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
