import type { QuestionnaireSummary } from "@gbvf/api/questionnaire/contract.ts";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { nextStepOf } from "./nextStep.ts";

type Dates = Pick<QuestionnaireSummary, "questionnaire" | "effectiveFrom" | "effectiveTo" | "isCurrent">;

interface NextStepProps {
  questionnaires: readonly Dates[];
  hasDraft: boolean;
}

export function NextStep({ questionnaires, hasDraft }: NextStepProps) {
  const { open, next, step } = nextStepOf(questionnaires, hasDraft);
  return (
    <p>
      <strong>{step}</strong>{" "}
      {next
        ? `${next.questionnaire} begins on ${formatDate(next.effectiveFrom)}.`
        : open && `${open.questionnaire} is open until ${formatDate(open.effectiveTo)}; none follows it yet.`}
    </p>
  );
}
