import type { SurveyResults } from "@gbvf/api/survey/contract.ts";
import type { Measure } from "@gbvf/api/survey/measure/contract.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useApi } from "../../../lib/calls/useApi.ts";
import { useFocusKept } from "../../../lib/page/useFocusKept.ts";
import { useIsNarrow } from "../../../lib/page/useIsNarrow.ts";
import { useMay } from "../../../lib/session/useMay.ts";
import type { ScoredCategory } from "../readings.ts";
import { FoldedOnPhone } from "../results/FoldedOnPhone.tsx";
import { AddMeasure } from "./AddMeasure.tsx";
import { MeasureItem } from "./MeasureItem.tsx";

interface CategoryMeasuresProps {
  survey: Pick<SurveyResults, "healthCheckId" | "questionnaire">;
  category: ScoredCategory;
}

export function CategoryMeasures({ survey, category }: CategoryMeasuresProps) {
  const { healthCheckId, questionnaire } = survey;
  const { questionCategoryId, description: name } = category;
  const measures = useApi("GET /api/healthcheck/getMeasures", { query: { healthCheckId } });
  const may = useMay();
  const mayChange = may("SetSurveyEffectiveDate");
  const isNarrow = useIsNarrow();
  const own = measures.data?.measures.filter((each) => each.questionCategoryId === questionCategoryId);
  const root = useFocusKept<HTMLDivElement>(own?.length);
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-label={`Measures for ${name}`}>
      <FoldedOnPhone title={`${name}: what you will do`} headingLevel={4} aside={own && summaryOf(own)}>
        {!isNarrow && <h4>What you will do</h4>}
        <Resource
          {...measures}
          data={own}
          errorMessage={`${name}: the measures could not be loaded.`}
          skeleton="6rem"
        >
          {(chosen) => (
            <Chosen>
              {chosen.length === 0 && <p>No measure has been chosen yet.</p>}
              <RowList
                rows={chosen.map((measure) => ({
                  id: measure.measureId,
                  content: (
                    <MeasureItem
                      measure={measure}
                      isEarlier={measure.period !== questionnaire}
                      mayChange={mayChange}
                    />
                  ),
                }))}
              />
              {mayChange && (
                <AddMeasure
                  healthCheckId={healthCheckId}
                  questionCategoryId={questionCategoryId}
                  name={name}
                />
              )}
            </Chosen>
          )}
        </Resource>
      </FoldedOnPhone>
    </Root>
  );
}

function summaryOf(measures: readonly Measure[]): string {
  const overdue = measures.filter(({ isOverdue }) => isOverdue).length;
  if (overdue > 0) return `${overdue} overdue`;
  return measures.length === 0 ? "None yet" : plural(measures.length, "measure", "measures");
}

const Root = styled.div`
  margin-block-start: ${space(1)};
`;

const Chosen = styled.div`
  ${stack(1)}
`;
