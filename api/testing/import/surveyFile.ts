import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";

const Question = z.object({
  question: z.string(),
  asked_of: z.string(),
  question_type_id: z.string(),
  answers: z.string().transform((text) => text.split("|").map((answer) => answer.split("=")[0] as string)),
});
const SINGLE_CHOICE = "3";

export type FileRun = {
  organisation: string;
  organisation_type: string;
  municipality: string;
  survey: "staff" | "students";
  period: string;
  expected: number;
  responses: number;
};

const COLUMNS = "organisation,organisation_type,municipality,survey,period,expected,responses";
export const SURVEY_HEADER = `${COLUMNS},question,answer,count\n`;

export async function buildSurveyFile(runs: readonly FileRun[]): Promise<string> {
  const questions = await readReference("health_check_questions.csv", Question);
  const rows = runs.flatMap((run) =>
    questions
      .filter(({ asked_of }) => asked_of === "both" || asked_of === run.survey)
      .map(({ question, question_type_id, answers }) => {
        const count = question_type_id === SINGLE_CHOICE ? run.responses : 0;
        const cells = [...Object.values(run), question, answers[0], count];
        return `${cells.map((cell) => `"${cell}"`).join()}\n`;
      }),
  );
  return SURVEY_HEADER + rows.join("");
}
