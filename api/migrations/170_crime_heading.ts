import type { Knex } from "knex";

/**
 * crime_heading: a heading of files of crime figures, and what its column is: `meaning` is a subject of such a file, or
 * null for a column to leave out. Chosen by an administrator and kept for later imports. `heading_key` is the normalised
 * heading. Headings that the product knows are not stored here.
 *
 * data_import.questions: what the file has that is not known, or known only by such a choice.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("crime_heading", (t) => {
    t.text("heading_key").primary();
    t.text("heading").notNullable();
    t.text("meaning").checkIn(["station", "category", "period", "count", "province", "level"]);
  });
  await knex.schema.alterTable("data_import", (t) => {
    t.jsonb("questions");
  });
}
