import type { CategoryResult } from "@gbvf/api/survey/contract.ts";
import { Doughnut } from "@gbvf/ui/charts/Doughnut/Doughnut.tsx";
import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import { ProgressBar } from "@gbvf/ui/charts/ProgressBar/ProgressBar.tsx";
import { SourceLine, type SourceLineProps } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { SuppressionNote } from "@gbvf/ui/widgets/SuppressionNote/SuppressionNote.tsx";
import { styled } from "styled-components";
import { OVERALL, scoredCategories, scoreReading } from "./readings.ts";

interface MaturityFigureProps {
  overallMaturity: number | null;
  categories: readonly CategoryResult[];
  organisation: string;
  period: string;
  source: SourceLineProps["source"];
  headingLevel: 2 | 3;
}

const HIDDEN = "Too few responses to show";

export function MaturityFigure({
  overallMaturity,
  categories,
  organisation,
  period,
  source,
  headingLevel,
}: MaturityFigureProps) {
  const { main } = dataColor.healthCheck;
  const overall = scoreReading(overallMaturity);
  const scored = scoredCategories(categories);
  const row = (id: string | number, category: string, score: ReturnType<typeof scoreReading>) => ({
    id,
    cells: { category, score },
  });
  return (
    <Figure
      title={OVERALL}
      headingLevel={headingLevel}
      subtitle={`${organisation}, ${period}`}
      table={{
        caption: `${OVERALL}, ${organisation}, ${period}`,
        columns: [
          { id: "category", label: "Question category", kind: "text" },
          { id: "score", label: "Score", kind: "percent" },
        ],
        rows: [
          row("overall", OVERALL, overall),
          ...scored.map(({ questionCategoryId, description, categoryScore }) =>
            row(questionCategoryId, description, scoreReading(categoryScore)),
          ),
        ],
      }}
      origin={{
        place: organisation,
        period,
        definition: `Points that the answers earned, of all that could be earned. Overall: the mean of Policies, Practices and Behaviours.`,
        source,
      }}
      footer={
        <>
          {overall === "too-few" && <SuppressionNote />}
          <SourceLine source={source} period={period} />
        </>
      }
    >
      <Layout>
        <Doughnut label={OVERALL} share={overall} missingText={HIDDEN} fill={main} />
        <Scores>
          {scored.map(({ questionCategoryId, description, categoryScore }) => (
            <li key={questionCategoryId}>
              <ProgressBar
                label={description}
                share={scoreReading(categoryScore)}
                missingText={HIDDEN}
                fill={main}
              />
            </li>
          ))}
        </Scores>
      </Layout>
    </Figure>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: center;
  ${media.wide} { grid-template-columns: 18rem minmax(0, 1fr); }
`;

const Scores = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
`;
