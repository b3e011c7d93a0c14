import type { Knex } from "knex";
import {
  type Quarter,
  quarterLabel,
  quarterNumber,
  quarterOfDay,
  quarterOfNumber,
} from "../../shared/quarters.ts";

const QUARTERS_AHEAD = 4;

/** Finds quarters without a questionnaire. */
export async function findFreeQuarters(
  trx: Knex,
  questionnaireTypeId: number,
  today: string,
): Promise<(Quarter & { period: string })[]> {
  const usedQuarters: Quarter[] = await trx("questionnaire")
    .where({ questionnaireTypeId })
    .select("year", "quarter");
  const currentQuarter = quarterNumber(quarterOfDay(today));
  return Array.from({ length: QUARTERS_AHEAD + 1 }, (_, ahead) => quarterOfNumber(currentQuarter + ahead))
    .filter((quarter) => !usedQuarters.some((each) => quarterNumber(each) === quarterNumber(quarter)))
    .map((quarter) => ({ ...quarter, period: quarterLabel(quarter) }));
}
