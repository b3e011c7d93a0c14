import type { Knex } from "knex";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Limited, RateLimiter } from "../../lib/security/RateLimiter.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { INSTANCE_IS_VALID, PERSON_IS_VALID } from "../conditions.ts";

type Reported = { stakeholderId: number; contactStakeholderId?: number | undefined };

const OF_NETWORK = {
  name: "wrong numbers of a network",
  free: 30,
  seconds: 3600,
  afterwards: "wait",
} as const;
/** Further reports add nothing until an official checks the number. */
const MAX_OF_NUMBER_IN_NETWORK = 3;
const MAX_OF_NUMBER = 200;

/** Limits each network, because one network could use up a global limit for everybody. */
const reportTry = (network: string): Limited => ({
  message:
    "This report was not sent: many reports came from your network. Please try again in an hour, or write to us.",
  counts: [{ limit: OF_NETWORK, key: network }],
});

type Reporting = {
  network: string;
  rateLimiter: RateLimiter;
  transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  secrets: Secrets;
  today: string;
};

export async function report(
  reported: Reported,
  { network, rateLimiter, transact, ...report }: Reporting,
): Promise<string> {
  await rateLimiter.count(reportTry(network));
  await transact((trx) => reportNumber(trx, reported, { network, ...report }));
  return "Thank you. Somebody will check this number.";
}

async function reportNumber(
  trx: Knex.Transaction,
  { stakeholderId, contactStakeholderId }: Reported,
  { network, secrets, today }: { network: string; secrets: Secrets; today: string },
): Promise<void> {
  const card = trx("building_block_stakeholder as i")
    .where("i.stakeholder_id", stakeholderId)
    .whereRaw(INSTANCE_IS_VALID, { today });
  if (contactStakeholderId !== undefined) {
    card
      .join(
        "building_block_contact_person as p",
        "p.building_block_stakeholder_id",
        "i.building_block_stakeholder_id",
      )
      .where({ "p.stakeholder_id": contactStakeholderId, "p.is_public": true })
      .whereRaw(PERSON_IS_VALID, { today });
  }
  if ((await card.first("i.stakeholder_id")) === undefined) throw notFound("This contact");
  const number = { stakeholderId: contactStakeholderId ?? stakeholderId };
  const [all] = await trx("wrong_number")
    .insert({ ...number, reports: 1, lastOn: today })
    .onConflict("stakeholder_id")
    .merge({ reports: trx.raw("wrong_number.reports + 1"), lastOn: today })
    .returning("reports");
  const hash = secrets.keyedHash(`wrong number ${number.stakeholderId}`, network);
  const [ofNetwork] = await trx("wrong_number_network")
    .insert({ ...number, network: hash, reports: 1 })
    .onConflict(["stakeholder_id", "network"])
    .merge({ reports: trx.raw("wrong_number_network.reports + 1") })
    .returning("reports");
  if (all.reports > MAX_OF_NUMBER || ofNetwork.reports > MAX_OF_NUMBER_IN_NETWORK) throw enoughReports();
  if (ofNetwork.reports === 1) await trx("wrong_number").where(number).increment("networks");
}

const enoughReports = () =>
  new HttpError(
    429,
    "too-many-requests",
    "Reports of this number have reached us already. Somebody will check it; this one was not added.",
  );
