import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { plural } from "@gbvf/ui/charts/format.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { CopyButton } from "../../lib/CopyButton.tsx";
import { holds } from "../../lib/landing.ts";
import { LinkPanel } from "./LinkPanel.tsx";
import { SlipsPanel } from "./SlipsPanel.tsx";
import type { Slip } from "./SlipsToPrint.tsx";

export interface OpenSurveyProps {
  /** Planned or open. */
  survey: SurveySummary;
  session: SessionCheck;
  onSlips: (slips: readonly Slip[]) => void;
}

/** What can be done while people answer: share the link, remind them. */
export function OpenSurvey({ survey, session, onSlips }: OpenSurveyProps) {
  const { healthCheckId, state, mode } = survey;
  if (healthCheckId === null) return null;
  const mayShare = holds(session, "AddSurveyLink");
  return (
    <>
      {mayShare && mode === "link" && survey.url !== null && (
        <LinkPanel healthCheckId={healthCheckId} url={survey.url} />
      )}
      {mayShare && mode === "slips" && (
        <SlipsPanel survey={survey} healthCheckId={healthCheckId} onSlips={onSlips} />
      )}
      {mayShare && state === "open" && (
        <Disclosure title="What helps more people to answer">
          <p>
            A short reminder from somebody whom people trust, five minutes at the start of a meeting, and the
            words that nobody can see who answered. Ask everybody; do not ask who has answered already.
          </p>
          <blockquote>{reminderText(survey)}</blockquote>
          <CopyButton text={reminderText(survey)} toast="Reminder copied to clipboard!">
            Copy reminder
          </CopyButton>
        </Disclosure>
      )}
    </>
  );
}

function reminderText({ url, mode, daysLeft }: SurveySummary): string {
  const where = mode === "link" && url !== null ? url : "with the code on your slip";
  const until = daysLeft === null ? "" : ` It is open for ${plural(daysLeft + 1, "more day", "more days")}.`;
  return `Please answer a few questions about how gender-based violence is dealt with here: ${where}. It takes about three minutes. Nobody can see whether you answered, or what: answers become totals at once.${until}`;
}
