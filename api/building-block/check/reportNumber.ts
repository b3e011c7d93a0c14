import type { Knex } from "knex";
import { notFound } from "../../lib/errors.ts";
import type { Limited } from "../../lib/throttle.ts";
import { INSTANCE_STANDS, PERSON_STANDS } from "../standing.ts";

type Reported = { stakeholderId: number; contactStakeholderId?: number | undefined };

const MESSAGE = "Thank you. This was reported already; somebody will check it.";
const HOUR = 3600;
/** Limits are per card and overall, so that no caller has to be recognised. */
const OF_ONE_CARD = { name: "wrong number", free: 5, seconds: 24 * HOUR, afterwards: "wait" } as const;
const OF_ALL = { name: "wrong numbers", free: 600, seconds: HOUR, afterwards: "wait" } as const;

export const reportTry = ({ stakeholderId }: Reported): Limited => ({
  message: MESSAGE,
  counts: [
    { limit: OF_ONE_CARD, key: String(stakeholderId) },
    { limit: OF_ALL, key: "all" },
  ],
});

/** @throws a 404 if the public has no such card or person */
export async function reportNumber(
  trx: Knex.Transaction,
  { stakeholderId, contactStakeholderId }: Reported,
  today: string,
): Promise<void> {
  const card = trx("building_block_stakeholder as i")
    .where("i.stakeholder_id", stakeholderId)
    .whereRaw(INSTANCE_STANDS, { today });
  if (contactStakeholderId !== undefined) {
    card
      .join(
        "building_block_contact_person as p",
        "p.building_block_stakeholder_id",
        "i.building_block_stakeholder_id",
      )
      .where({ "p.stakeholder_id": contactStakeholderId, "p.is_public": true })
      .whereRaw(PERSON_STANDS, { today });
  }
  if ((await card.first("i.stakeholder_id")) === undefined) throw notFound("This contact");
  await trx("wrong_number")
    .insert({ stakeholderId: contactStakeholderId ?? stakeholderId, reports: 1, lastOn: today })
    .onConflict("stakeholder_id")
    .merge({ reports: trx.raw("wrong_number.reports + 1"), lastOn: today });
}
