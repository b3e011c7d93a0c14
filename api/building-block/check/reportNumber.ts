import type { Knex } from "knex";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Limited, RateLimiter } from "../../lib/security/RateLimiter.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { INSTANCE_IS_VALID, PERSON_IS_VALID } from "../conditions.ts";

type ReportedContact = { stakeholderId: number; contactStakeholderId?: number | undefined };

const NETWORK_LIMIT = {
  name: "wrong numbers of a network",
  free: 30,
  seconds: 3600,
  afterwards: "wait",
} as const;
/** Further reports from one network are not counted until an official checks the number. */
const MAX_REPORTS_OF_NETWORK = 3;
const MAX_REPORTS = 200;

/** Limits each network, because one network could use up a global limit for everybody. */
const toLimitedTry = (network: string): Limited => ({
  message:
    "This report was not sent: many reports came from your network. Please try again in an hour, or write to us.",
  counts: [{ limit: NETWORK_LIMIT, key: network }],
});

type ReportContext = {
  network: string;
  rateLimiter: RateLimiter;
  transact<T>(step: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  secrets: Secrets;
  today: string;
};

export async function reportWithinLimit(
  reported: ReportedContact,
  { network, rateLimiter, transact, ...context }: ReportContext,
): Promise<string> {
  await rateLimiter.count(toLimitedTry(network));
  await transact((trx) => reportNumber(trx, reported, { network, ...context }));
  return "Thank you. Somebody will check this number.";
}

async function reportNumber(
  trx: Knex.Transaction,
  { stakeholderId, contactStakeholderId }: ReportedContact,
  { network, secrets, today }: { network: string; secrets: Secrets; today: string },
): Promise<void> {
  const contactQuery = trx("building_block_stakeholder as i")
    .where("i.stakeholder_id", stakeholderId)
    .whereRaw(INSTANCE_IS_VALID, { today });
  if (contactStakeholderId !== undefined) {
    contactQuery
      .join(
        "building_block_contact_person as p",
        "p.building_block_stakeholder_id",
        "i.building_block_stakeholder_id",
      )
      .where({ "p.stakeholder_id": contactStakeholderId, "p.is_public": true })
      .whereRaw(PERSON_IS_VALID, { today });
  }
  if ((await contactQuery.first("i.stakeholder_id")) === undefined) throw notFound("This contact");
  const number = { stakeholderId: contactStakeholderId ?? stakeholderId };
  const [total] = await trx("wrong_number")
    .insert({ ...number, reports: 1, lastOn: today })
    .onConflict("stakeholder_id")
    .merge({ reports: trx.raw("wrong_number.reports + 1"), lastOn: today })
    .returning("reports");
  const hash = secrets.keyedHash(`wrong number ${number.stakeholderId}`, network);
  const [networkTotal] = await trx("wrong_number_network")
    .insert({ ...number, network: hash, reports: 1 })
    .onConflict(["stakeholder_id", "network"])
    .merge({ reports: trx.raw("wrong_number_network.reports + 1") })
    .returning("reports");
  if (total.reports > MAX_REPORTS || networkTotal.reports > MAX_REPORTS_OF_NETWORK)
    throw createEnoughReportsError();
  if (networkTotal.reports === 1) await trx("wrong_number").where(number).increment("networks");
}

const createEnoughReportsError = () =>
  new HttpError(
    429,
    "too-many-requests",
    "Reports of this number have reached us already. Somebody will check it; this one was not added.",
  );
