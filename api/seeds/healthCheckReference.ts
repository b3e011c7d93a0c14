import type { Knex } from "knex";
import { z } from "zod";
import { readReference } from "../lib/figures/readReference.ts";
import { firstDayOf, type Quarter, quarterOfDay } from "../shared/quarters.ts";
import { storeQuestion, storeQuestionnaire } from "../survey/code/questionnaires.ts";

const YesNo = z.enum(["yes", "no"]).transform((word) => word === "yes");
const OrganisationType = z.object({
  organisation_type_id: z.coerce.number(),
  description: z.string(),
  has_students: YesNo,
  seq: z.coerce.number(),
});
const Category = z.object({
  question_category_id: z.coerce.number(),
  description: z.string(),
  is_scored: YesNo,
  is_in_dashboard: YesNo,
  seq: z.coerce.number(),
});
/** "Yes=2|No=0", or "Woman|Man" without scores. */
const Answers = z.string().transform((text) =>
  text.split("|").map((answer) => {
    const [description, score] = answer.split("=");
    return {
      description: description as string,
      score: score === undefined ? null : Number(score),
      translations: null,
    };
  }),
);
const Question = z.object({
  question_key: z.string(),
  question_category_id: z.coerce.number(),
  asked_of: z.enum(["both", "staff", "students"]),
  question_type_id: z.coerce.number().pipe(z.literal([3, 4])),
  visualize_type_id: z.coerce.number(),
  question: z.string(),
  answers: Answers,
});

const STAFF = { questionnaireTypeId: 1, audience: "staff" } as const;
const STUDENTS = { questionnaireTypeId: 2, audience: "students" } as const;

export async function seedHealthCheckReference(trx: Knex, { today }: { today: string }): Promise<void> {
  await trx("organisation_type").insert(await readReference("organisation_types.csv", OrganisationType));
  await trx("question_category").insert(await readReference("question_categories.csv", Category));
  for (const question of await readQuestions()) {
    await storeQuestion(trx, {
      questionKey: question.question_key,
      questionCategoryId: question.question_category_id,
      questionTypeId: question.question_type_id,
      visualizeTypeId: question.visualize_type_id,
      description: question.question,
      translations: null,
      answers: question.answers,
    });
  }
  await addQuestionnaires(trx, [quarterOfDay(today)], () => today);
}

export async function addQuestionnaires(
  trx: Knex,
  quarters: readonly Quarter[],
  publishedOn: (quarter: Quarter) => string = firstDayOf,
): Promise<void> {
  const questions = await readQuestions();
  const questionIds = new Map<string, number>(
    (await trx("question").select("question_id", "description")).map((row) => [
      row.description,
      row.questionId,
    ]),
  );
  for (const quarter of quarters) {
    for (const { questionnaireTypeId, audience } of [STAFF, STUDENTS]) {
      const audienceQuestions = questions.filter(
        ({ asked_of }) => asked_of === "both" || asked_of === audience,
      );
      await storeQuestionnaire(trx, {
        questionnaireTypeId,
        quarter,
        questions: audienceQuestions.map(({ question }) => ({
          questionId: questionIds.get(question) as number,
        })),
        publishedOn: publishedOn(quarter),
      });
    }
  }
}

const readQuestions = () => readReference("health_check_questions.csv", Question);
