import type { CategoryResult } from "@gbvf/api/survey/contract.ts";
import { Doughnut } from "@gbvf/ui/charts/Doughnut/Doughnut.tsx";
import { ProgressBar } from "@gbvf/ui/charts/ProgressBar/ProgressBar.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { listScoredCategories, OVERALL, toReading } from "./readings.ts";
import { type SurveyContext, SurveyFigure } from "./SurveyFigure.tsx";

interface MaturityFigureProps extends SurveyContext {
  overallMaturity: number | null;
  categories: readonly CategoryResult[];
  headingLevel: 2 | 3;
}

const HIDDEN_TEXT = "Too few responses to show";

export function MaturityFigure({ overallMaturity, categories, ...surveyContext }: MaturityFigureProps) {
  const { main } = dataColor.healthCheck;
  const overallReading = toReading(overallMaturity);
  const scoreRows = listScoredCategories(categories).map(
    ({ questionCategoryId, description, categoryScore }) => ({
      id: questionCategoryId,
      cells: { category: description, score: toReading(categoryScore) },
    }),
  );
  return (
    <SurveyFigure
      {...surveyContext}
      title={OVERALL}
      columns={[
        { id: "category", label: "Question category", kind: "text" },
        { id: "score", label: "Score", kind: "percent" },
      ]}
      rows={[{ id: "overall", cells: { category: OVERALL, score: overallReading } }, ...scoreRows]}
      definition="Points that the answers earned, of all that could be earned. Overall: the mean of Policies, Practices and Behaviours."
      hasHidden={overallReading === "too-few"}
    >
      <Layout>
        <Doughnut label={OVERALL} share={overallReading} missingText={HIDDEN_TEXT} fill={main} />
        <Scores>
          {scoreRows.map(({ id, cells: { category, score } }) => (
            <li key={id}>
              <ProgressBar label={category} share={score} missingText={HIDDEN_TEXT} fill={main} />
            </li>
          ))}
        </Scores>
      </Layout>
    </SurveyFigure>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: center;
  ${media.wide} { grid-template-columns: 18rem minmax(0, 1fr); }
  ${media.print} { grid-template-columns: 12rem minmax(0, 1fr); }
`;

const Scores = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
`;
