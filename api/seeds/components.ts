import type { Knex } from "knex";

export async function seedComponents(trx: Knex): Promise<void> {
  await trx("component").insert([
    {
      componentId: 3,
      theme: "crime",
      name: "Crime statistics",
      description:
        "Sexual offences that were reported to the police, per 100,000 people. A rise in reports can also mean that more people feel able to report.",
      linkTitle: "How the police count and publish crime",
      linkUrl: "https://www.saps.gov.za/services/crimestats.php",
      seq: 1,
    },
    {
      componentId: 1,
      theme: "building-block",
      name: "Building blocks",
      description: "Which local services, resources and forums there are, and how developed each one is.",
      linkTitle: "What a building block is",
      linkUrl: "https://endinggbvf.org/?p=12174",
      seq: 2,
    },
    {
      componentId: 2,
      theme: "health-check",
      name: "Organisational health check",
      description:
        "How far organisations have come with policies, practices and behaviours against GBVF, from anonymous staff and student surveys.",
      linkTitle: "What the health check asks",
      linkUrl: "https://gbvf.org.za/health-check/",
      seq: 3,
    },
    {
      componentId: 4,
      theme: "collective-action",
      name: "Collective actions",
      description:
        "The 100-Day Challenges: municipalities, courts and colleges that work towards one goal in 100 days.",
      linkTitle: "What a 100-Day Challenge is",
      linkUrl: "https://gbvf.org.za/nsp-100-day-challenges/",
      seq: 4,
    },
  ]);
}
