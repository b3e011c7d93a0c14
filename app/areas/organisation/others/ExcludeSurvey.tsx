import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ConfirmDialog } from "@gbvf/ui/primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { TextArea } from "@gbvf/ui/primitives/TextArea/TextArea.tsx";
import { useState } from "react";
import { z } from "zod";
import { useAction } from "../../../lib/api-client/useAction.ts";
import { useMutation } from "../../../lib/api-client/useMutation.ts";
import { FormField } from "../../../lib/form/FormField.tsx";
import { SaveForm } from "../../../lib/form/SaveForm.tsx";
import { useHasPermission } from "../../../lib/session/useHasPermission.ts";

const Fields = z.object({ Reason: z.string("Say why.").trim().min(1, "Say why.").max(500) });

export function ExcludeSurvey({ survey }: { survey: SurveySummary }) {
  const hasPermission = useHasPermission();
  const [isConfirming, setConfirming] = useState(false);
  const { healthCheckId: HealthCheckId, version, state, exclusionReason, questionnaire } = survey;
  const refreshes = ["POST /api/healthcheck/otherHealthChecks", "POST /api/healthcheck/otherResult"] as const;
  const { send } = useMutation("PUT /api/healthcheck/excludeSurvey", { refreshes });
  const inclusion = useAction("PUT /api/healthcheck/excludeSurvey", { refreshes });
  if (
    !hasPermission("WorldOfImpactAdmin") ||
    HealthCheckId === null ||
    version === null ||
    state !== "closed"
  )
    return null;
  const isExcluded = exclusionReason !== null;
  const name = isExcluded ? "Count in public figures" : "Exclude from public figures";
  const title = `${name}: ${survey.questionnaireType} ${questionnaire}?`;
  const consequences = (
    <p>
      The public figures of {questionnaire} are worked out again at once, {isExcluded ? "with" : "without"}{" "}
      this survey. Anyone who kept the earlier ones can work out the score of this survey from the difference.
      The organisation still sees its own results, and reads the reason. It can be changed back, and stays in
      the audit log.
    </p>
  );
  if (isExcluded)
    return (
      <>
        <Button onPress={() => inclusion.confirm({ body: { HealthCheckId, version, Reason: null } })}>
          {name}
        </Button>
        <ConfirmDialog {...inclusion.dialog} title={title} confirmLabel={name}>
          {consequences}
        </ConfirmDialog>
      </>
    );
  const close = () => setConfirming(false);
  return (
    <>
      <Button onPress={() => setConfirming(true)}>{name}</Button>
      <Dialog title={title} isOpen={isConfirming} onOpenChange={setConfirming}>
        {consequences}
        <SaveForm
          label={name}
          schema={Fields}
          initialValues={{}}
          send={({ Reason }) => send({ body: { HealthCheckId, version, Reason } })}
          onSaved={close}
          submitName={name}
          cancel={close}
        >
          {(form) => (
            <FormField form={form} name="Reason">
              {({ value, isOptional: _, ...field }) => (
                <TextArea {...field} label="Reason" value={value ?? ""} />
              )}
            </FormField>
          )}
        </SaveForm>
      </Dialog>
    </>
  );
}
