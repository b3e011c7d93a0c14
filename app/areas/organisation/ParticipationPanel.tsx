import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { formatDate, plural } from "@gbvf/ui/charts/format.ts";
import { ProgressBar } from "@gbvf/ui/charts/ProgressBar/ProgressBar.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { surveyPreview } from "../../lib/areaPaths.ts";
import { holds } from "../../lib/landing.ts";
import { LinkGenerator } from "./LinkGenerator.tsx";
import { OpenSurvey, type OpenSurveyProps } from "./OpenSurvey.tsx";
import { SurveyWork } from "./SurveyWork.tsx";

export interface ParticipationPanelProps {
  survey: SurveySummary;
  session: SessionCheck;
  onSlips: OpenSurveyProps["onSlips"];
}

const TAGS = {
  "not-begun": { kind: "neutral", name: "Not begun" },
  planned: { kind: "neutral", name: "Planned" },
  open: { kind: "success", name: "Open" },
  closed: { kind: "neutral", name: "Closed" },
} as const;

/** How many of those who were asked have answered, and what can be done about it while the survey runs. */
export function ParticipationPanel({ survey, session, onSlips }: ParticipationPanelProps) {
  const { isCurrent, state, questionnaire, expectedResponses } = survey;
  const tag = TAGS[state];
  return (
    <Card as="section" aria-labelledby="participation">
      <Head>
        <h2 id="participation">
          {isCurrent ? "Active participation for current quarter" : `Participation, ${questionnaire}`}
        </h2>
        <StatusTag kind={tag.kind}>{tag.name}</StatusTag>
        <Link href={surveyPreview(survey.previewCode)} isExternal>
          Preview survey questions
        </Link>
      </Head>
      {expectedResponses !== null && (
        <ProgressBar
          label={`${survey.questionnaireType}, ${questionnaire}`}
          share={shareOf(survey, expectedResponses)}
          detail={responsesText(survey, expectedResponses)}
          fill={dataColor.healthCheck.main}
        />
      )}
      <Dates>{datesText(survey)}</Dates>
      {state === "not-begun" && holds(session, "AddSurveyLink") && (
        <LinkGenerator survey={survey} session={session} />
      )}
      {(state === "open" || state === "planned") && (
        <OpenSurvey survey={survey} session={session} onSlips={onSlips} />
      )}
      <SurveyWork survey={survey} session={session} />
    </Card>
  );
}

const shareOf = ({ actualResponses }: SurveySummary, expected: number) =>
  actualResponses === null ? ("too-few" as const) : actualResponses / expected;

function responsesText({ actualResponses, isInStepsOfFive }: SurveySummary, expected: number): string {
  const of = `of ${plural(expected, "expected response", "expected responses")}`;
  if (actualResponses === null) return `Fewer than 5 ${of}`;
  if (!isInStepsOfFive) return `${actualResponses} ${of}`;
  const least = actualResponses === 0 ? "Fewer than 5" : `At least ${actualResponses}`;
  return `${least} ${of}. Counted in steps of five while people answer, so that nobody's answer can be noticed.`;
}

function datesText({ state, effectiveFrom, effectiveTo, daysLeft }: SurveySummary): string {
  if (state === "not-begun")
    return `Can be asked from ${formatDate(effectiveFrom)} to ${formatDate(effectiveTo)}.`;
  if (state === "planned")
    return `Opens on ${formatDate(effectiveFrom)}, closes after ${formatDate(effectiveTo)}.`;
  if (state === "closed") return `From ${formatDate(effectiveFrom)} to ${formatDate(effectiveTo)}.`;
  const left = daysLeft === 0 ? "Today is the last day" : `${plural(daysLeft ?? 0, "day", "days")} left`;
  return `${left}: open from ${formatDate(effectiveFrom)} to ${formatDate(effectiveTo)}.`;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;

  > :last-child { margin-inline-start: auto; }
`;

const Dates = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
