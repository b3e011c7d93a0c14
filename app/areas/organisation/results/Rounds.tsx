import type { SurveyResults as Results, Round } from "@gbvf/api/survey/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import { TrendLine } from "@gbvf/ui/charts/TrendLine/TrendLine.tsx";
import { formatPercent } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { CATEGORY, getRoundCell, OVERALL } from "../readings.ts";
import { type SurveyContext, SurveyFigure } from "../SurveyFigure.tsx";

const TITLE = "Scores of all surveys";
const { main } = dataColor.healthCheck;
const LINES = [
  { id: null, label: OVERALL, color: main },
  { id: CATEGORY.policies, label: "Policies", color: color.ink, dash: "7 4" },
  { id: CATEGORY.practices, label: "Practices", color: color.inkMuted, dash: "2 4" },
  { id: CATEGORY.behaviours, label: "Behaviours", color: main, dash: "10 3 2 3" },
] as const;

export function Rounds({ rounds, ...surveyContext }: SurveyContext & Pick<Results, "rounds">) {
  const periods = rounds.map(({ period }) => period);
  const roundsWithScores = rounds.filter((round) =>
    LINES.some(({ id }) => typeof getReading(round, id) === "number"),
  );
  if (roundsWithScores.length < 2) return null;
  return (
    <SurveyFigure
      {...surveyContext}
      period={`${periods[0]} to ${periods.at(-1)}`}
      title={TITLE}
      columns={[
        { id: "period", label: "Survey", kind: "text" },
        { id: "responses", label: "Responses", kind: "count" },
        ...LINES.map(({ id, label }) => ({ id: String(id), label, kind: "percent" as const })),
      ]}
      rows={rounds.map((round) => ({
        id: round.period,
        cells: {
          period: round.period,
          responses: round.actualResponses ?? "too-few",
          ...Object.fromEntries(LINES.map(({ id }) => [String(id), getCell(round, id)])),
        },
      }))}
      definition="Points that the answers earned, of all that could be earned, where the questions can be compared."
    >
      <TrendLine
        label={`${TITLE}. Overall: ${rounds.map((round) => `${round.period} ${formatText(round)}`).join(", ")}.`}
        periods={periods}
        series={LINES.map(({ id, ...line }) => ({
          ...line,
          id: String(id),
          values: rounds.map((round) => getReading(round, id)),
        }))}
        kind="percent"
      />
      <Small>
        A line has a gap where fewer than five people answered, or where the questions were too different.
      </Small>
    </SurveyFigure>
  );
}

const getCell = (round: Round, id: 1 | 2 | 3 | null) => {
  const score = round.scores.find(({ questionCategoryId }) => questionCategoryId === id);
  return score ? getRoundCell(score) : "no-data";
};

function getReading(round: Round, id: 1 | 2 | 3 | null): Reading {
  const cell = getCell(round, id);
  return typeof cell === "number" ? cell : "no-data";
}

function formatText(round: Round): string {
  const reading = getReading(round, null);
  return typeof reading === "number" ? formatPercent(reading) : "not shown";
}

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
