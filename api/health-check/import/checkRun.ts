import { ImportError } from "../../import/ImportError.ts";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import type { Questionnaire } from "./questionnaires.ts";
import type { SurveyRun } from "./SurveyRun.ts";

/**
 * No answer exceeds the participants.
 * @throws {ImportError} otherwise
 */
export function checkRun(file: string, run: SurveyRun, { questions }: Questionnaire): void {
  const { line, organisation, responses, answers } = run;
  for (const { description, isSingleChoice, answerIds } of questions) {
    const counts = [...answerIds.values()].map((id) => answers.get(id) ?? 0);
    const given = counts.reduce((sum, count) => sum + count, 0);
    const where = `${inQuotes(organisation)}, ${inQuotes(description)}`;
    if (isSingleChoice && given !== responses) {
      throw new ImportError(
        file,
        `${where}: the answers add up to ${given}, not to ${responses} responses.`,
        line,
      );
    }
    if (counts.some((count) => count > responses)) {
      throw new ImportError(
        file,
        `${where}: an answer was chosen more often than there are responses.`,
        line,
      );
    }
  }
}
