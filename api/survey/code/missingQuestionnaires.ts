import type { Knex } from "knex";
import { dayNumber } from "../../lib/time/spans.ts";
import type { MissingQuestionnaires } from "../../questionnaire/contract.ts";
import {
  firstDayOf,
  type Quarter,
  quarterLabel,
  quarterNumber,
  quarterOfDay,
  quarterOfNumber,
} from "../../shared/quarters.ts";
import { QUESTIONNAIRE_TYPES } from "../results/surveyState.ts";

const NOTICE_DAYS = 14;

/** Checks the running quarter, and the next one if it begins within fourteen days. */
export async function findMissingQuestionnaires(trx: Knex, today: string): Promise<MissingQuestionnaires[]> {
  const currentQuarter = quarterNumber(quarterOfDay(today));
  const upcomingQuarters = [currentQuarter, currentQuarter + 1]
    .map(quarterOfNumber)
    .filter((quarter) => dayNumber(firstDayOf(quarter)) - dayNumber(today) <= NOTICE_DAYS);
  const published: (Quarter & { questionnaireTypeId: number })[] = await trx("questionnaire")
    .whereIn(
      ["year", "quarter"],
      upcomingQuarters.map(({ year, quarter }) => [year, quarter]),
    )
    .select("year", "quarter", "questionnaire_type_id");
  return upcomingQuarters.flatMap((quarter) => {
    const questionnaireTypes = ([1, 2] as const)
      .filter(
        (type) =>
          !published.some(
            (each) => each.questionnaireTypeId === type && quarterNumber(each) === quarterNumber(quarter),
          ),
      )
      .map((type) => QUESTIONNAIRE_TYPES[type]);
    if (questionnaireTypes.length === 0) return [];
    return [{ ...quarter, period: quarterLabel(quarter), beginsOn: firstDayOf(quarter), questionnaireTypes }];
  });
}
