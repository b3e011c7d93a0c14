import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { plural } from "@gbvf/ui/text/format.ts";
import { CopyButton } from "../../lib/page/CopyButton.tsx";
import type { HasPermission } from "../../lib/session/useHasPermission.ts";
import { CodeSlipsPanel } from "./CodeSlipsPanel.tsx";
import { LinkPanel } from "./LinkPanel.tsx";
import type { CodeSlip } from "./PrintableCodeSlips.tsx";
import { formatMinutes } from "./readings.ts";

export interface OpenSurveyProps {
  survey: SurveySummary;
  hasPermission: HasPermission;
  onSlipsCreated: (slips: readonly CodeSlip[]) => void;
}

export function OpenSurvey({ survey, hasPermission, onSlipsCreated }: OpenSurveyProps) {
  const { healthCheckId, state, mode } = survey;
  if (healthCheckId === null) return null;
  const mayShare = hasPermission("AddSurveyLink");
  return (
    <>
      {mayShare && mode === "link" && survey.url !== null && (
        <LinkPanel healthCheckId={healthCheckId} url={survey.url} />
      )}
      {mayShare && mode === "slips" && (
        <CodeSlipsPanel survey={survey} healthCheckId={healthCheckId} onSlipsCreated={onSlipsCreated} />
      )}
      {mayShare && state === "open" && (
        <Disclosure title="What helps more people to answer">
          <p>
            A short reminder from somebody whom people trust, five minutes at the start of a meeting, and the
            words that nobody is shown who answered. Ask everybody; do not ask who has answered already.
          </p>
          <blockquote>{createReminder(survey)}</blockquote>
          <CopyButton text={createReminder(survey)} toast="Reminder copied to clipboard!">
            Copy reminder
          </CopyButton>
        </Disclosure>
      )}
    </>
  );
}

function createReminder({ url, mode, daysLeft, questionCount }: SurveySummary): string {
  const access = mode === "link" && url !== null ? url : "with the code on your slip";
  const durationText =
    daysLeft === null ? "" : ` It is open for ${plural(daysLeft + 1, "more day", "more days")}.`;
  return `Please answer a few questions about how gender-based violence is dealt with here: ${access}. It takes about ${formatMinutes(questionCount)}. Nobody is shown your answers: each is added to a total at once.${durationText}`;
}
