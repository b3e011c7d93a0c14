import type { Knex } from "knex";

const THEME = "health-check";
const DESCRIPTION = "Answers that organisations' people gave here";

/** The source is the demonstration if the organisation is invented. */
export async function getSource(trx: Knex, organisationId: number): Promise<number> {
  const demonstration: { dataSourceId: number } | undefined = await trx("stakeholder as s")
    .join("data_source as d", "d.data_source_id", "s.data_source_id")
    .where({ "s.stakeholder_id": organisationId, "d.is_demonstration": true })
    .first("d.data_source_id");
  if (demonstration !== undefined) return demonstration.dataSourceId;
  const source = { theme: THEME, description: DESCRIPTION, isDemonstration: false };
  const existing: { dataSourceId: number } | undefined = await trx("data_source")
    .where(source)
    .first("data_source_id");
  if (existing !== undefined) return existing.dataSourceId;
  const [row] = await trx("data_source")
    .insert(source)
    .returning<{ dataSourceId: number }[]>("data_source_id");
  return row?.dataSourceId as number;
}
