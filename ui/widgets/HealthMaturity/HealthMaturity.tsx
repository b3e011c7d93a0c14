import { styled } from "styled-components";
import { Doughnut } from "../../charts/Doughnut/Doughnut.tsx";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { ProgressBar } from "../../charts/ProgressBar/ProgressBar.tsx";
import { formatReading, isFigure, type Reading } from "../../charts/reading.ts";
import type { FigureSource } from "../../charts/tableModel.ts";
import { formatPercent } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { row, stack } from "../../tokens/layout.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { maturityDefinition } from "../MaturityLegend/maturityScale.ts";
import { SuppressionNote } from "../SuppressionNote/SuppressionNote.tsx";

export interface HealthMaturityProps extends RootProps<HTMLElement> {
  place: string;
  /** "Jul - Sep 2026" */
  period: string;
  /** Names the overall maturity; if only some categories are chosen, "Mean of Policies and Practices". */
  overallLabel: string;
  /** A fraction. */
  maturity: Reading;
  /** Fractions by question category. */
  scores: readonly { id: number; label: string; maturity: Reading }[];
  /** "South Africa", "A year before". */
  benchmarks?: readonly { label: string; maturity: Reading }[];
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

const stateLabels = {
  "too-few": "Too few responses to show",
  "no-data": "Nobody took part",
  "not-captured": undefined,
  "under-covered": undefined,
};

/**
 * - **When:** Maturity of a place by category.
 * - **When not:** One organisation's results: use `QuestionResult`.
 * - **Keys:** Tab moves to its buttons.
 */
export function HealthMaturity({
  place,
  period,
  overallLabel,
  maturity,
  scores,
  benchmarks = [],
  source,
  headingLevel,
  ...root
}: HealthMaturityProps) {
  const { main } = dataColor.healthCheck;
  const getStateLabel = (reading: Reading) =>
    typeof reading === "number" ? undefined : stateLabels[reading];
  return (
    <Figure
      {...root}
      title="Overall maturity per question category"
      finding={getMaturityFinding(maturity, scores)}
      headingLevel={headingLevel}
      table={{
        caption: `Overall maturity per question category, ${place}, ${period}`,
        columns: [
          { id: "category", label: "Question category", kind: "text" },
          { id: "maturity", label: "Maturity", kind: "percent" },
        ],
        rows: [
          { id: "whole", cells: { category: overallLabel, maturity } },
          ...scores.map((score) => ({
            id: score.id,
            cells: { category: score.label, maturity: score.maturity },
          })),
        ],
      }}
      origin={{ place, period, definition: maturityDefinition, source }}
      footer={maturity === "too-few" && <SuppressionNote />}
    >
      <Frame>
        <Layout>
          <div>
            <Doughnut
              label={overallLabel}
              share={maturity}
              missingText={getStateLabel(maturity)}
              fill={main}
            />
            {benchmarks.length > 0 && (
              <Benchmarks>
                {benchmarks.map(({ label, maturity: reading }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{formatReading(reading, formatPercent)}</dd>
                  </div>
                ))}
              </Benchmarks>
            )}
          </div>
          <Scores aria-label="Maturity score per question category">
            {scores.map(({ id, label, maturity: score }) => (
              <li key={id}>
                <ProgressBar label={label} share={score} missingText={getStateLabel(score)} fill={main} />
              </li>
            ))}
          </Scores>
        </Layout>
      </Frame>
    </Figure>
  );
}

function getMaturityFinding(maturity: Reading, scores: HealthMaturityProps["scores"]): string | null {
  if (maturity === "too-few") return "Too few responses to say";
  if (!isFigure(maturity)) return null;
  const parts = scores.flatMap(({ label, maturity: score }) =>
    isFigure(score) ? [`${label} ${formatPercent(score)}`] : [],
  );
  return [`Maturity is ${formatPercent(maturity)}`, parts.join(", ")].filter(Boolean).join(": ");
}

const Frame = styled.div`container-type: inline-size;`;

const Layout = styled.div`
  ${stack(2)}
  align-items: center;

  @container (min-width: 28rem) { grid-template-columns: minmax(11rem, 2fr) minmax(0, 3fr); gap: ${space(4)}; }
`;

const Benchmarks = styled.dl`
  ${row(0.5, 3)}
  justify-content: center;
  margin-block-start: ${space(1.5)};
  font-size: ${font.size.small};

  div { display: flex; gap: ${space(1)}; }
  dt { color: ${color.inkMuted}; }
  dd { font-weight: ${font.weight.strong}; }
`;

const Scores = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
`;
