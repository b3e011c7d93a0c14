import type { CategoryResult, SurveyResults as Results } from "@gbvf/api/survey/contract.ts";
import { cardStyle } from "@gbvf/ui/primitives/Card/Card.tsx";
import { formatPercent } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { describeDifference, listScoredCategories, PEERS, type ScoredCategory } from "../readings.ts";

export interface CategoryComparisonProps {
  /** Results of a place have no `questionnaireType`, because places have no peers. */
  results: Pick<Results, "questionCategories" | "overallChange" | "noTrend"> &
    Partial<Pick<Results, "questionnaireType">>;
  renderMeasures?: (category: ScoredCategory) => ReactNode;
}

export function CategoryComparison({ results, renderMeasures }: CategoryComparisonProps) {
  const { questionnaireType, questionCategories, overallChange, noTrend } = results;
  return (
    <Root aria-labelledby="comparison">
      <h2 id="comparison">Compared</h2>
      {overallChange && (
        <p>
          Overall since {overallChange.since}: <strong>{describeDifference(overallChange)}</strong>.
        </p>
      )}
      {noTrend && <p>{noTrend}</p>}
      <Categories>
        {listScoredCategories(questionCategories).map((category) => (
          <li key={category.questionCategoryId}>
            <h3>{category.description}</h3>
            <Score>{describeCategoryScore(category)}</Score>
            <p>{describeChange(category)}</p>
            {questionnaireType && <p>{describePeers(category)}</p>}
            {renderMeasures?.(category)}
          </li>
        ))}
      </Categories>
      <Small>
        “No clear difference” means less than two points.
        {questionnaireType
          ? ` Others are at least three ${PEERS}; this survey is of ${questionnaireType.toLowerCase()} alone.`
          : " It also stands where fewer than 80% of the organisations are the same."}
      </Small>
    </Root>
  );
}

const describeCategoryScore = ({ categoryScore }: CategoryResult) =>
  categoryScore === null ? "Too few to show" : formatPercent(categoryScore / 100);

const describeChange = ({ change }: CategoryResult) =>
  change === null
    ? "No earlier survey to compare with"
    : `Since ${change.since}: ${describeDifference(change)} (it was ${formatPercent(change.previousScore / 100)})`;

const describePeers = ({ peers }: CategoryResult) =>
  peers === null
    ? "Too few others to compare with"
    : `Beside ${peers.organisations} others: ${describeDifference(peers)} (their mean, of staff and students together, is ${formatPercent(peers.mean / 100)})`;

const Root = styled.section`
  ${stack(1)}
`;

const Categories = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space(2)};
  list-style: none;

  &:has(form) { align-items: start; }
  > li { ${cardStyle} padding: ${space(2)}; break-inside: avoid; font-size: ${font.size.small}; }
  h3 { font-size: ${font.size.body}; }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li { padding: 0; border: 0; }
  }
`;

const Score = styled.p`
  font-size: ${font.size.large};
  font-weight: ${font.weight.strong};
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
