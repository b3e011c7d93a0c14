import { z } from "zod";
import type { Importer, Template } from "../../import/Importer.ts";
import { readReference } from "../../lib/figures/readReference.ts";
import { importHealthChecks } from "./importHealthChecks.ts";
import { LAYOUT } from "./layout.ts";

const Question = z.object({ asked_of: z.string(), question: z.string(), answers: z.string() });

export const importer: Importer = {
  run: importHealthChecks,
  template: async () => ({ columns: [...LAYOUT.required, ...LAYOUT.optional], rows: await answerRows() }),
};

async function answerRows(): Promise<Template["rows"]> {
  const questions = await readReference("health_check_questions.csv", Question);
  return ["staff", "students"].flatMap((survey) =>
    questions
      .filter(({ asked_of }) => asked_of === "both" || asked_of === survey)
      .flatMap(({ question, answers }) =>
        answers.split("|").map((answer) => ({ survey, question, answer: answer.split("=")[0] as string })),
      ),
  );
}
