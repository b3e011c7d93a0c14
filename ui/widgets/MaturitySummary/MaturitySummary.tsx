import { styled } from "styled-components";
import { BarList } from "../../charts/BarList/BarList.tsx";
import { Figure } from "../../charts/Figure/Figure.tsx";
import { isFigure, type Reading } from "../../charts/reading.ts";
import { SourceLine, type SourceLineProps } from "../../charts/SourceLine/SourceLine.tsx";
import { formatCount, formatPercent } from "../../text/format.ts";
import { formatShare } from "../../text/inWords.ts";
import { plain } from "../../text/words.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { maturityColor, maturityDefinition } from "../MaturityLegend/maturityScale.ts";

export interface MaturitySummaryProps {
  place: string;
  /** Example: "Jul - Sep 2026". */
  period: string;
  /** A fraction. */
  maturity: Reading;
  organisations: Reading;
  responses: Reading;
  expected: Reading;
  /** Responses over expected ones, a fraction. */
  reach: Reading;
  /** Fractions by question category. */
  scores: readonly { id: number; label: string; maturity: Reading }[];
  source: SourceLineProps["source"];
  headingLevel?: 2 | 3 | 4;
}

/**
 * - **When:** Maturity of a place in one figure, with who took part.
 * - **When not:** Categories alone: use `HealthMaturity`.
 * - **Keys:** Tab moves to its buttons (table, download, share).
 */
export function MaturitySummary(props: MaturitySummaryProps) {
  const { place, period, maturity, scores, source, headingLevel } = props;
  return (
    <Figure
      title={plain("Overall GBVF maturity")}
      headingLevel={headingLevel}
      subtitle={`${place}, ${period}`}
      table={{
        caption: plain("GBVF maturity, {place}, {period}", { place, period }),
        columns: [
          { id: "category", label: plain("Question category"), kind: "text" },
          { id: "maturity", label: plain("Maturity"), kind: "percent" },
        ],
        rows: [
          ...scores.map(({ id, label, maturity: score }) => ({
            id,
            cells: { category: label, maturity: score },
          })),
          { id: "overall", cells: { category: plain("Overall"), maturity } },
        ],
      }}
      origin={{ place, period, definition: maturityDefinition, source }}
      footer={<SourceLine source={source} period={period} />}
    >
      <Stack>
        <Headline data-missing={!isFigure(maturity) || undefined}>
          {isFigure(maturity) ? formatPercent(maturity) : missingWords(maturity)}
        </Headline>
        <Reach>{reachOf(props)}</Reach>
        {scores.length > 0 && (
          <BarList
            label={plain("Maturity by question category")}
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

const missingWords = (maturity: Exclude<Reading, number>) =>
  maturity === "too-few" ? plain("Too few responses to show") : plain("Nobody took part");

function reachOf({ organisations, responses, expected, reach }: MaturitySummaryProps): string {
  if (organisations === "too-few")
    return plain("There are responses, but so few that they could point to a person or an organisation.");
  if (!isFigure(organisations) || organisations === 0)
    return plain("No organisation took part in this quarter.");
  const tookPart = plain(
    { one: "{count} organisation took part.", other: "{count} organisations took part." },
    { count: organisations },
  );
  if (!isFigure(responses) || !isFigure(expected) || !isFigure(reach)) return tookPart;
  const reached = plain(
    {
      one: "Reach: {responses} of {count} expected response ({share}).",
      other: "Reach: {responses} of {count} expected responses ({share}).",
    },
    { responses: formatCount(responses), count: expected, share: formatShare(reach) },
  );
  return `${tookPart} ${reached}`;
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
