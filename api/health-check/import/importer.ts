import { z } from "zod";
import type { Template } from "../../import/Importer.ts";
import { tableImporter } from "../../import/tableImporter.ts";
import { readReference } from "../../lib/figures/readReference.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { COLUMNS, readSurveys } from "./readSurveys.ts";
import { writeSurveys } from "./writeSurveys.ts";

/** docs/imports/health-checks.md describes the file. */
export const importer = tableImporter({
  columns: COLUMNS,
  templateRows: readTemplateRows,
  nouns: { noun: "run", qualifier: " of the health check", content: "answers" },
  read: async (request, rejects) => {
    const { runs, notes } = await readSurveys({ ...request, rejects });
    return { items: runs, notes };
  },
  write: ({ trx, dryRun, today }, runs) =>
    writeSurveys({ trx, runs, dryRun, publishedOn: dayInSouthAfrica(today) }),
  existing: ({ added }, read) =>
    read > added ? ["Answers of runs that are here already were not compared."] : [],
});

const Question = z.object({ asked_of: z.string(), question: z.string(), answers: z.string() });

async function readTemplateRows(): Promise<Template["rows"]> {
  const questions = await readReference("health_check_questions.csv", Question);
  return ["staff", "students"].flatMap((survey) =>
    questions
      .filter(({ asked_of }) => asked_of === "both" || asked_of === survey)
      .flatMap(({ question, answers }) =>
        answers.split("|").map((answer) => ({ survey, question, answer: answer.split("=")[0] as string })),
      ),
  );
}
