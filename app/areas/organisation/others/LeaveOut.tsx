import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { useAction } from "../../../lib/calls/useAction.ts";
import { useMay } from "../../../lib/session/useMay.ts";

export function LeaveOut({ survey }: { survey: SurveySummary }) {
  const may = useMay();
  const { healthCheckId, version, state, isLeftOut, questionnaire, questionnaireType } = survey;
  const change = useAction("PUT /api/healthcheck/leaveOutSurvey", {
    refreshes: ["POST /api/healthcheck/otherHealthChecks", "POST /api/healthcheck/otherResult"],
  });
  if (!may("WorldOfImpactAdmin") || healthCheckId === null || version === null || state !== "closed")
    return null;
  const name = isLeftOut ? "Count in public figures" : "Leave out of public figures";
  const body = { HealthCheckId: healthCheckId, version, IsLeftOut: !isLeftOut };
  return (
    <>
      <Button onPress={() => change.ask({ body })}>{name}</Button>
      <ConfirmDialog
        {...change.dialog}
        title={`${name}: ${questionnaireType} ${questionnaire}?`}
        confirmName={name}
      >
        <p>
          The public figures of {questionnaire} are worked out again at once, {isLeftOut ? "with" : "without"}{" "}
          this survey. Anyone who kept the earlier ones can work out the blurred score of this survey from the
          difference. The organisation still sees its own results, and whether they count. It can be changed
          back, and stays in the audit log.
        </p>
      </ConfirmDialog>
    </>
  );
}
