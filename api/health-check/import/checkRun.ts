import { ImportError } from "../../import/ImportError.ts";
import { inQuotes } from "../../import/inQuotes.ts";
import type { Questionnaire } from "./questionnaires.ts";
import type { SurveyRun } from "./SurveyRun.ts";

/**
 * Checks that a run's numbers are possible: a question with one answer has one per person, and no other answer was
 * chosen by more people than took part.
 * @throws {ImportError} if they are not
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
