import type { Knex } from "knex";

/** The themes that the dashboard has so far. */
export async function seedComponents(trx: Knex): Promise<void> {
  await trx("component").insert([
    {
      componentId: 3,
      theme: "crime",
      name: "Crime statistics",
      description:
        "Sexual offences that were reported to the police, per 100,000 people. A rise in reports can also mean that more people dare to report.",
      linkTitle: "How the police count and publish crime",
      linkUrl: "https://www.saps.gov.za/services/crimestats.php",
      seq: 1,
    },
  ]);
}
