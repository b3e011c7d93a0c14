import { styled } from "styled-components";
import { BarList } from "../../charts/BarList/BarList.tsx";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { isFigure, type Reading } from "../../charts/reading.ts";
import type { FigureSource } from "../../charts/tableModel.ts";
import { formatCount, formatPercent, formatShare, plural } from "../../text/format.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { maturityColor, maturityDefinition } from "../MaturityLegend/maturityScale.ts";

interface Participation {
  organisations: Reading;
  responses: Reading;
  expected: Reading;
  /** The fraction of the expected responses that arrived. */
  reach: Reading;
}

export interface MaturitySummaryProps extends Participation, RootProps<HTMLElement> {
  place: string;
  /** "Jul - Sep 2026" */
  period: string;
  /** A fraction. */
  maturity: Reading;
  /** Fractions by question category. */
  scores: readonly { id: number; label: string; maturity: Reading }[];
  source: FigureSource;
  headingLevel?: 2 | 3 | 4;
}

/**
 * - **When:** Maturity of a place in one figure, with who took part.
 * - **When not:** Categories alone: use `HealthMaturity`.
 * - **Keys:** Tab moves to its buttons.
 */
export function MaturitySummary(props: MaturitySummaryProps) {
  const { place, period, maturity, scores, source, headingLevel, ...rest } = props;
  const { organisations, responses, expected, reach, ...root } = rest;
  return (
    <Figure
      {...root}
      title="Overall GBVF maturity"
      headingLevel={headingLevel}
      table={{
        caption: `GBVF maturity, ${place}, ${period}`,
        columns: [
          { id: "category", label: "Question category", kind: "text" },
          { id: "maturity", label: "Maturity", kind: "percent" },
        ],
        rows: [
          ...scores.map(({ id, label, maturity: score }) => ({
            id,
            cells: { category: label, maturity: score },
          })),
          { id: "overall", cells: { category: "Overall", maturity } },
        ],
      }}
      origin={{ place, period, definition: maturityDefinition, source }}
    >
      <Stack>
        <Headline data-missing={!isFigure(maturity) || undefined}>
          {isFigure(maturity) ? formatPercent(maturity) : getMissingText(maturity)}
        </Headline>
        <Reach>{describeReach({ organisations, responses, expected, reach })}</Reach>
        {scores.length > 0 && (
          <BarList
            label="Maturity by question category"
            items={scores.map(({ id, label, maturity: value }) => ({ id, label, value }))}
            max={1}
            format={formatPercent}
            colorOf={maturityColor}
          />
        )}
      </Stack>
    </Figure>
  );
}

const getMissingText = (maturity: Exclude<Reading, number>) =>
  maturity === "too-few" ? "Too few responses to show" : "Nobody took part";

function describeReach({ organisations, responses, expected, reach }: Participation): string {
  if (organisations === "too-few")
    return "There are responses, but so few that they could point to a person or an organisation.";
  if (!isFigure(organisations) || organisations === 0) return "No organisation took part in this quarter.";
  const participationText = `${plural(organisations, "organisation", "organisations")} took part.`;
  if (!isFigure(responses) || !isFigure(expected) || !isFigure(reach)) return participationText;
  const reachText =
    expected === 1
      ? `Reach: ${formatCount(responses)} of 1 expected response (${formatShare(reach)}).`
      : `Reach: ${formatCount(responses)} of ${formatCount(expected)} expected responses (${formatShare(reach)}).`;
  return `${participationText} ${reachText}`;
}

const Stack = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Headline = styled.strong`
  font-size: ${font.size.display};
  line-height: 1.05;
  letter-spacing: -0.02em;

  &[data-missing] { font-size: ${font.size.large}; letter-spacing: 0; }
`;

const Reach = styled.p`
  margin-block-end: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  line-height: 1.4;
`;
