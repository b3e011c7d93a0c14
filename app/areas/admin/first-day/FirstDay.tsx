import type { FirstDayStep } from "@gbvf/api/first-day/contract.ts";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { useApi } from "../../../lib/calls/useApi.ts";
import { NameWithState, Note, Panel } from "../CardGrid.tsx";
import { FIRST_DAY } from "./firstDayWords.tsx";

/** It only adds to the page, so it fails silently. */
export function FirstDay() {
  const { data } = useApi("GET /api/security/getFirstDay", {});
  if (data === undefined || data.steps.every(({ isDone }) => isDone)) return null;
  const { steps, hasMailServer } = data;
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel aria-labelledby="first-day">
      <h2 id="first-day">The first day</h2>
      <p>
        {doneCount} of {steps.length} steps are done. This list goes when all are.
      </p>
      <RowList
        rows={steps.map((step) => {
          const { name, changes, How } = FIRST_DAY[step.step];
          return {
            id: step.step,
            content: (
              <>
                <NameWithState>
                  <h3>{name}</h3>
                  <StatusTag kind={step.isDone ? "success" : "warning"}>
                    {step.isDone ? "Done" : "To do"}
                  </StatusTag>
                </NameWithState>
                <p>{changes}</p>
                {step.isDone ? <Note>{doneWords(step)}</Note> : <How hasMailServer={hasMailServer} />}
              </>
            ),
          };
        })}
      />
    </Panel>
  );
}

function doneWords({ step, doneAt, doneBy }: FirstDayStep): string {
  const by =
    doneBy ?? (step === "publisher" ? "the operator, in the configuration" : "the operator, by a command");
  return doneAt === null ? `Done by ${by}.` : `Done by ${by} on ${formatMoment(doneAt)}.`;
}
