import { styled } from "styled-components";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { GroupedBars } from "../../charts/GroupedBars/GroupedBars.tsx";
import { ProgressBar } from "../../charts/ProgressBar/ProgressBar.tsx";
import { isFigure, type Reading } from "../../charts/reading.ts";
import type { FigureSource, TableModel } from "../../charts/tableModel.ts";
import { formatCount, plural } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { space } from "../../tokens/tokens.ts";
import { SuppressionNote } from "../SuppressionNote/SuppressionNote.tsx";

export interface HealthQuarter {
  /** "Jul - Sep 2026" */
  id: string;
  /** "Jul - Sep" */
  label: string;
  year: string;
  isLatest: boolean;
  responses: Reading;
  expected: Reading;
  organisations: Reading;
}

export interface HealthSurveysProps extends RootProps<HTMLElement> {
  place: string;
  /** Oldest first. */
  quarters: readonly HealthQuarter[];
  /** "Oct - Dec 2025 – Jul - Sep 2026" */
  span: string;
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

const title = "Number of surveys completed";
const { current, previous, scale } = dataColor.healthCheck;
const series = [
  {
    id: "expected",
    label: "Expected",
    color: previous,
    isHatched: true,
  },
  {
    id: "actual",
    label: "Completed",
    color: scale[2],
  },
];
const highlight = {
  label: "Completed, latest quarter",
  color: current,
};

const definition = "Surveys that were completed in each quarter, and how many the organisations expected.";

/**
 * - **When:** Responses by quarter, and of how many expected.
 * - **When not:** Scores: use `HealthMaturity`.
 * - **Keys:** Tab moves to the marks, then the buttons; arrow keys, Home and End show values, Escape hides
 *   them.
 */
export function HealthSurveys({ place, quarters, span, source, headingLevel, ...root }: HealthSurveysProps) {
  const latest = quarters.findLast(({ isLatest }) => isLatest);
  return (
    <Figure
      {...root}
      title={title}
      finding={latest && getSurveysFinding(latest)}
      headingLevel={headingLevel}
      table={buildSurveysTable(quarters, `${title}, ${place}, ${span}`)}
      origin={{ place, period: span, definition, source }}
      footer={quarters.some(({ responses }) => responses === "too-few") && <SuppressionNote />}
    >
      {latest && (
        <Progress>
          <Latest quarter={latest} />
        </Progress>
      )}
      <GroupedBars
        label={`Surveys completed in ${place} by quarter`}
        groups={quarters.map(({ id, label, year, isLatest, responses, expected }) => ({
          id,
          label,
          note: year,
          isHighlighted: isLatest,
          values: [expected, responses],
        }))}
        series={series}
        highlight={highlight}
        unit="surveys"
      />
    </Figure>
  );
}

function getSurveysFinding({ id, responses, expected }: HealthQuarter): string | null {
  if (responses === "too-few") return "Too few responses to say";
  if (!isFigure(responses)) return null;
  return isFigure(expected)
    ? `${formatCount(responses)} of ${formatCount(expected)} expected surveys were completed in ${id}`
    : responses === 1
      ? `1 survey was completed in ${id}`
      : `${formatCount(responses)} surveys were completed in ${id}`;
}

function Latest({ quarter: { id, responses, expected } }: { quarter: HealthQuarter }) {
  const isKnown = isFigure(responses) && isFigure(expected) && expected > 0;
  return (
    <ProgressBar
      label={`Completed of expected, ${id}`}
      share={isKnown ? responses / expected : isFigure(responses) ? "no-data" : responses}
      detail={
        isKnown ? `${plural(responses, "survey", "surveys")} of ${formatCount(expected)} expected` : undefined
      }
      missingText={responses === "too-few" ? "Too few responses to show" : undefined}
      fill={dataColor.healthCheck.main}
    />
  );
}

const buildSurveysTable = (quarters: readonly HealthQuarter[], caption: string): TableModel => ({
  caption,
  columns: [
    { id: "quarter", label: "Quarter", kind: "text" },
    { id: "expected", label: "Expected", kind: "count" },
    { id: "responses", label: "Completed", kind: "count" },
  ],
  rows: quarters.map(({ id, expected, responses }) => ({ id, cells: { quarter: id, expected, responses } })),
});

const Progress = styled.div`margin-bottom: ${space(2)};`;
