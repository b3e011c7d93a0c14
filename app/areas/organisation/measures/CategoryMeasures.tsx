import type { SurveyResults } from "@gbvf/api/survey/contract.ts";
import type { Measure } from "@gbvf/api/survey/measure/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { WideOnly } from "../../../lib/page/byWidth.ts";
import { useRestoreFocus } from "../../../lib/page/useRestoreFocus.ts";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";
import { CATEGORY, type ScoredCategory } from "../readings.ts";
import { FoldedOnPhone } from "../results/FoldedOnPhone.tsx";
import { MEASURE_MUTATION, MeasureForm } from "./MeasureForm.tsx";
import { MeasureItem } from "./MeasureItem.tsx";

interface CategoryMeasuresProps {
  survey: Pick<SurveyResults, "healthCheckId" | "questionnaire">;
  category: ScoredCategory;
}

export function CategoryMeasures({ survey, category }: CategoryMeasuresProps) {
  const { healthCheckId, questionnaire } = survey;
  const { questionCategoryId, description: name } = category;
  const measures = useApi("GET /api/healthcheck/getMeasures", { query: { healthCheckId } });
  const hasPermission = useHasPermission();
  const mayChange = hasPermission("SetSurveyEffectiveDate");
  const categoryMeasures = measures.data?.measures.filter(
    (each) => each.questionCategoryId === questionCategoryId,
  );
  const root = useRestoreFocus<HTMLDivElement>(categoryMeasures?.length);
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-label={`Measures for ${name}`}>
      <FoldedOnPhone
        title={`${name}: what you will do`}
        headingLevel={4}
        aside={categoryMeasures && getSummary(categoryMeasures)}
      >
        <WideOnly>
          <h4>What you will do</h4>
        </WideOnly>
        <Resource
          {...measures}
          data={categoryMeasures}
          errorMessage={`${name}: the measures could not be loaded.`}
          skeleton="6rem"
        >
          {(loadedMeasures) => (
            <MeasureList>
              {loadedMeasures.length === 0 && <p>No measure has been chosen yet.</p>}
              <RowList
                rows={loadedMeasures.map((measure) => ({
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
            </MeasureList>
          )}
        </Resource>
      </FoldedOnPhone>
    </Root>
  );
}

function getSummary(measures: readonly Measure[]): string {
  const overdue = measures.filter(({ isOverdue }) => isOverdue).length;
  if (overdue > 0) return `${overdue} overdue`;
  return measures.length === 0 ? "None yet" : plural(measures.length, "measure", "measures");
}

const Root = styled.div`
  margin-block-start: ${space(1)};
`;

const MeasureList = styled.div`
  ${stack(1)}
`;

const SUGGESTED_MEASURES: Readonly<Record<Measure["questionCategoryId"], readonly string[]>> = {
  [CATEGORY.policies]: [
    "Write a policy against gender-based violence and harassment, or renew it, with people from all levels.",
    "Explain the policy in person to everybody, with examples, and again to everybody who is new.",
    "Add to the policy how to report, to whom besides one’s own superior, and what support survivors get.",
  ],
  [CATEGORY.practices]: [
    "Name two people who act on reports, train them, and make known who they are and how to reach them.",
    "Agree on a way to take reports in confidence, with a day by which each one gets an answer.",
    "Train everybody who leads others in how to listen, what to record and where to refer people.",
  ],
  [CATEGORY.behaviours]: [
    "Have those who lead say, in meetings and in writing, which behaviour is not accepted here.",
    "Practise in small groups how to step in when a remark or a touch is unwelcome.",
    "Talk every three months about how people treat each other, and act on one thing each time.",
  ],
};

interface AddMeasureProps extends Pick<Measure, "questionCategoryId"> {
  healthCheckId: number;
  name: string;
}

function AddMeasure({ healthCheckId, questionCategoryId, name }: AddMeasureProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRestoreFocus<HTMLButtonElement>(isOpen);
  const { send } = useMutation("POST /api/healthcheck/addMeasure", MEASURE_MUTATION);
  if (isOpen) {
    return (
      <MeasureForm
        label={`Add a measure for ${name}`}
        suggestions={SUGGESTED_MEASURES[questionCategoryId]}
        initialValues={{ version: 1, description: "", responsible: "", isDone: false }}
        send={({ version: _, isDone: __, ...fields }) =>
          send({ body: { healthCheckId, questionCategoryId, ...fields } })
        }
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <div>
      <Button onPress={() => setOpen(true)} ref={button} aria-label={`Add a measure for ${name}`}>
        Add a measure
      </Button>
    </div>
  );
}
