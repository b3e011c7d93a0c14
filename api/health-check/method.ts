import type { MeasureMethod } from "../lib/figures/measure.ts";
import { messages } from "../shared/i18n/survey/messages.ts";
import { MIN_FOR_DISTRIBUTIONS, MIN_RESPONSES } from "../shared/surveyThresholds.ts";

export const method: MeasureMethod = {
  counts:
    "Staff and students answer anonymous surveys of their organisation. A response’s score in a category is the sum of its answers’ scores over the highest possible sum; an organisation’s score is the mean of its responses. Overall maturity is the mean of policies, practices and behaviours.",
  outOf:
    "An area’s figure is the mean of its organisations, each with the same weight, in per cent. ‘I prefer not to say’ counts neither for nor against.",
  period: "Calendar quarters, shown once a quarter has ended and all its surveys are closed.",
  hidden: `${textOfThresholds()} An organisation with fewer than ${MIN_RESPONSES} responses counts nowhere. An area with fewer than 3 organisations shows no figure, and neither do as many areas beside it as would let anyone work it out. No organisation’s own result is ever shown in public. ${messages.limit} If a survey is deleted or excluded after its quarter was published, anyone who kept the earlier figures can work out that organisation’s score.`,
  limits: [
    "Organisations choose to take part, so an area’s figure says nothing about those that did not.",
    "Organisations answer about themselves, and a link does not prove who answered. An administrator can exclude a survey from the public figures, with a reason that stays in the audit log.",
    "People judge their own organisation. A higher score can also mean milder answers.",
    "The organisations differ from quarter to quarter, so a change is said only where at least 80 per cent of them are the same, and up or down only from two points on. Areas are ranked where at least ten have a figure.",
  ],
};

/** Uses the text of the survey's first page. */
function textOfThresholds(): string {
  return messages.sees
    .replaceAll("{organisation}", "its organisation")
    .replaceAll("{threshold}", String(MIN_RESPONSES))
    .replaceAll("{distributions}", String(MIN_FOR_DISTRIBUTIONS));
}
