import type { Knex } from "knex";
import { quarterLabel } from "../shared/quarters.ts";
import type { DisclosedRound } from "./changes.ts";
import type { SurveyRow } from "./ownSurveys.ts";
import { applyDisclosureControl } from "./results/disclosureControl.ts";
import { readTallies, type SurveyTally } from "./results/surveyTally.ts";

export type DisclosedSurvey = DisclosedRound & { row: SurveyRow; tally: SurveyTally };

/** Omits surveys that have ended but are not closed yet. */
export async function readDisclosedSurveys(
  trx: Knex,
  rows: readonly SurveyRow[],
): Promise<DisclosedSurvey[]> {
  const closed = rows.filter(({ closedOn }) => closedOn !== null);
  const tallies = await readTallies(
    trx,
    closed.map(({ healthCheckId }) => healthCheckId),
  );
  return closed.map((row) => {
    const tally = tallies.get(row.healthCheckId) as SurveyTally;
    return {
      row,
      tally,
      questionnaireId: row.questionnaireId,
      period: quarterLabel(row),
      disclosure: applyDisclosureControl(tally),
      organisations: [row.organisationId],
    };
  });
}

export const listEarlier = (
  survey: DisclosedSurvey,
  surveys: readonly DisclosedSurvey[],
): DisclosedSurvey[] =>
  surveys
    .slice(surveys.indexOf(survey) + 1)
    .filter(({ row }) => row.questionnaireTypeId === survey.row.questionnaireTypeId);
