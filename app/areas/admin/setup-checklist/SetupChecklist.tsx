import type { SetupStep } from "@gbvf/api/setup-checklist/contract.ts";
import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { formatMoment } from "@gbvf/ui/primitives/History/formatMoment.ts";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { ActionButton } from "../../../lib/api-client/ActionButton.tsx";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { useRestoreFocus } from "../../../lib/page/useRestoreFocus.ts";
import { NameWithState, Note, Panel } from "../CardGrid.tsx";
import { STEP_TEXTS } from "./checklistTexts.tsx";

/** Shows nothing if the request fails, because nobody depends on it. */
export function SetupChecklist() {
  const { data } = useApi("GET /api/security/getSetupChecklist", {});
  const heading = useRestoreFocus<HTMLHeadingElement>(data?.isPutAway);
  if (data === undefined || data.steps.every(({ isDone }) => isDone)) return null;
  const { steps, hasMailServer, isPutAway } = data;
  const doneText = `${steps.filter(({ isDone }) => isDone).length} of ${steps.length} steps are done.`;
  if (isPutAway)
    return (
      <Panel aria-labelledby="setup-checklist">
        <h2 id="setup-checklist" ref={heading} tabIndex={-1}>
          Setup checklist
        </h2>
        <p>{doneText} You put the list away.</p>
        <div>
          <ChecklistButton change="show again" name="Show it again" />
        </div>
      </Panel>
    );
  return (
    <Panel aria-labelledby="setup-checklist">
      <h2 id="setup-checklist" ref={heading} tabIndex={-1}>
        Setup checklist
      </h2>
      <p>{doneText} This list disappears when all are done.</p>
      <RowList
        rows={steps.map((step) => {
          const { name, effect, Instructions } = STEP_TEXTS[step.step];
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
                <p>{effect}</p>
                {step.isDone ? (
                  <Note>{describeDone(step)}</Note>
                ) : (
                  <Instructions hasMailServer={hasMailServer} />
                )}
              </>
            ),
          };
        })}
      />
      <div>
        <ChecklistButton change="put away" name="Put this list away" />
      </div>
    </Panel>
  );
}

function ChecklistButton({ change, name }: { change: "put away" | "show again"; name: string }) {
  const { run, isSending, error } = useAction("POST /api/security/changeSetupChecklist", {
    refreshes: ["GET /api/security/getSetupChecklist"],
  });
  return (
    <>
      <ActionButton isSending={isSending} onPress={() => run({ body: { change } })}>
        {name}
      </ActionButton>
      <Alert>{error}</Alert>
    </>
  );
}

function describeDone({ step, doneAt, doneBy }: SetupStep): string {
  const by =
    doneBy ?? (step === "publisher" ? "the operator, in the configuration" : "the operator, by a command");
  return doneAt === null ? `Done by ${by}.` : `Done by ${by} on ${formatMoment(doneAt)}.`;
}
