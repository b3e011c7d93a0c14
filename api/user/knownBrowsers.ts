import type { Knex } from "knex";
import { updateSecondFactorDeadline } from "../access/secondFactorPolicy.ts";
import type { Env } from "../lib/operating/env.ts";
import { randomToken, type Secrets } from "../lib/security/secrets.ts";
import type { Visit } from "../lib/security/session.ts";
import type { Client } from "./rateLimits.ts";

/** Number per account. The least recently used browser is removed first. */
const MAX_BROWSERS = 20;

type Transact = <T>(step: (trx: Knex.Transaction) => Promise<T>) => Promise<T>;

export async function identifyBrowser(
  username: string,
  { transact, visit, secrets }: { transact: Transact; visit: Visit; secrets: Secrets },
): Promise<Client> {
  const knownBrowser = await transact((trx) => findKnownBrowser(trx, { username, visit, secrets }));
  return { username, network: visit.network, knownBrowser };
}

async function findKnownBrowser(
  trx: Knex.Transaction,
  { username, visit, secrets }: { username: string; visit: Visit; secrets: Secrets },
): Promise<string | undefined> {
  const hashes = visit.browser.knownTokens.flatMap((token) => hashCodes(secrets, username, token));
  if (hashes.length === 0) return undefined;
  const row = await trx("known_browser").whereIn("browser_hash", hashes).first("browser_hash");
  return row?.browserHash;
}

type Owner = { stakeholderId: number; username: string };
type BrowserContext = { visit: Visit; secrets: Secrets; now: Date };

export async function rememberBrowser(
  trx: Knex.Transaction,
  { stakeholderId, username }: Owner,
  { visit, secrets, now }: BrowserContext,
): Promise<void> {
  const browser = await findKnownBrowser(trx, { username, visit, secrets });
  const token =
    visit.browser.knownTokens.find(
      (each) => browser !== undefined && hashCodes(secrets, username, each).includes(browser),
    ) ?? randomToken();
  const [browserHash] = hashCodes(secrets, username, token);
  const row = { browserHash, stakeholderId, lastUsedAt: now };
  await trx("known_browser").insert(row).onConflict("browser_hash").merge(["last_used_at"]);
  const latest = trx("known_browser")
    .where({ stakeholderId })
    .orderBy("last_used_at", "desc")
    .limit(MAX_BROWSERS)
    .select("browser_hash");
  await trx("known_browser").where({ stakeholderId }).whereNotIn("browser_hash", latest).delete();
  visit.browser.setKnownTokens([token, ...visit.browser.knownTokens.filter((each) => each !== token)]);
}

export async function beginSession(
  trx: Knex.Transaction,
  owner: Owner,
  {
    env,
    authenticatedAt,
    ...rest
  }: BrowserContext & { env: Pick<Env, "SECOND_FACTOR_DAYS">; authenticatedAt: Date },
): Promise<void> {
  const { stakeholderId } = owner;
  const { visit, now } = rest;
  await rememberBrowser(trx, owner, rest);
  await updateSecondFactorDeadline(trx, stakeholderId, { env, now });
  await visit.begin(trx, { stakeholderId, purpose: "signed-in", authenticatedAt }, now);
}

/** Ends the separate limits of tries, because somebody else may have known the password. */
export async function forgetBrowsers(trx: Knex.Transaction, stakeholderId: number): Promise<void> {
  await trx("known_browser").where({ stakeholderId }).delete();
}

const hashCodes = (secrets: Secrets, username: string, token: string) =>
  secrets.keyedHashes(`known browser ${username}`, token);
