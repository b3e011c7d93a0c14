import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { ProgressBar } from "@gbvf/ui/charts/ProgressBar/ProgressBar.tsx";
import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { formatDate, plural } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { surveyPreview } from "../../lib/address/areaPaths.ts";
import { useFocusOnMount } from "../../lib/page/useFocusOnMount.ts";
import { useRestoreFocus } from "../../lib/page/useRestoreFocus.ts";
import type { HasPermission } from "../../lib/session/useHasPermission.ts";
import { OpenSurvey, type OpenSurveyProps } from "./OpenSurvey.tsx";
import { describeResponses } from "./readings.ts";
import { SurveyActions } from "./SurveyActions.tsx";
import { LinkGenerator } from "./SurveyForms.tsx";

interface ParticipationPanelProps {
  survey: SurveySummary;
  hasPermission: HasPermission;
  onSlipsCreated: OpenSurveyProps["onSlipsCreated"];
  takesFocus: boolean | undefined;
}

const TAGS = {
  "not-begun": { kind: "neutral", name: "Not begun" },
  planned: { kind: "neutral", name: "Planned" },
  open: { kind: "success", name: "Open" },
  closed: { kind: "neutral", name: "Closed" },
} as const;

export function ParticipationPanel({
  survey,
  hasPermission,
  onSlipsCreated,
  takesFocus,
}: ParticipationPanelProps) {
  const { isCurrent, state, questionnaire, expectedResponses } = survey;
  const tag = TAGS[state];
  const heading = useRestoreFocus<HTMLHeadingElement>(state);
  useFocusOnMount(() => {
    if (takesFocus) heading.current?.focus();
  });
  return (
    <Card as="section" aria-labelledby="participation">
      <Head>
        <h2 id="participation" ref={heading} tabIndex={-1}>
          {isCurrent ? "Active participation for current quarter" : `Participation, ${questionnaire}`}
        </h2>
        <StatusTag kind={tag.kind}>{tag.name}</StatusTag>
        <Link href={surveyPreview(survey.inviteCode ?? survey.previewCode)} isExternal>
          Preview survey questions
        </Link>
      </Head>
      {expectedResponses !== null && (
        <ProgressBar
          label={`${survey.questionnaireType}, ${questionnaire}`}
          share={computeShare(survey, expectedResponses)}
          detail={describeParticipation(survey, expectedResponses)}
          fill={dataColor.healthCheck.main}
        />
      )}
      <Dates>{describeDates(survey)}</Dates>
      {state === "not-begun" && hasPermission("AddSurveyLink") && (
        <LinkGenerator survey={survey} hasPermission={hasPermission} />
      )}
      {(state === "open" || state === "planned") && (
        <OpenSurvey survey={survey} hasPermission={hasPermission} onSlipsCreated={onSlipsCreated} />
      )}
      <SurveyActions survey={survey} hasPermission={hasPermission} />
    </Card>
  );
}

function computeShare({ actualResponses }: SurveySummary, expected: number) {
  return actualResponses === null ? ("too-few" as const) : actualResponses / expected;
}

function describeParticipation(survey: SurveySummary, expected: number): string {
  const expectedText = plural(expected, "expected response", "expected responses");
  if (survey.state === "planned") return `None of ${expectedText} yet`;
  const number = describeResponses(survey);
  const shareText = `${number.charAt(0).toUpperCase()}${number.slice(1)} of ${expectedText}`;
  return survey.state === "open"
    ? `${shareText}. While the survey is open, only steps of five are shown.`
    : shareText;
}

function describeDates({ state, effectiveFrom, effectiveTo, daysLeft }: SurveySummary): string {
  if (state === "not-begun")
    return `Can be asked from ${formatDate(effectiveFrom)} to ${formatDate(effectiveTo)}.`;
  if (state === "planned")
    return `Opens on ${formatDate(effectiveFrom)}, closes after ${formatDate(effectiveTo)}.`;
  if (state === "closed") return `From ${formatDate(effectiveFrom)} to ${formatDate(effectiveTo)}.`;
  const daysLeftText =
    daysLeft === 0 ? "Today is the last day" : `${plural(daysLeft ?? 0, "day", "days")} left`;
  return `${daysLeftText}: open from ${formatDate(effectiveFrom)} to ${formatDate(effectiveTo)}.`;
}

const Head = styled.div`
  ${row(1, 2)}
  align-items: center;

  ${media.wide} { > :last-child { margin-inline-start: auto; } }
`;

const Dates = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
