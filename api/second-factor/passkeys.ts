import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Knex } from "knex";
import type { z } from "zod";
import type { Env } from "../lib/operating/env.ts";
import type { Account } from "../user/accounts.ts";
import type { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from "./passkeyFields.ts";

const VALID_MS = 5 * 60_000;
/** The user has given the password before, so the device need not verify them. */
const userVerification = "preferred";

/** ES256, RS256 and EdDSA: every browser and key supports one of them. */
const supportedAlgorithmIDs = [-7, -8, -257];

type PasskeyRow = {
  passkeyId: number;
  credentialId: string;
  publicKey: string;
  counter: string;
  transports: string[];
};

/** Uses the configured origin and not the Host header, which a client can choose. */
const getRelyingParty = ({ PUBLIC_ORIGIN }: Pick<Env, "PUBLIC_ORIGIN">) => ({
  expectedOrigin: PUBLIC_ORIGIN,
  expectedRPID: new URL(PUBLIC_ORIGIN).hostname,
});

type ChallengeContext = {
  trx: Knex.Transaction;
  sessionHash: string;
  env: Pick<Env, "PUBLIC_ORIGIN">;
  now: Date;
};

async function storeChallenge(challenge: string, { trx, sessionHash, now }: ChallengeContext): Promise<void> {
  const expiresAt = new Date(now.getTime() + VALID_MS);
  await trx("passkey_challenge")
    .insert({ sessionHash, challenge, expiresAt })
    .onConflict("session_hash")
    .merge();
}

async function consumeChallenge({ trx, sessionHash, now }: ChallengeContext): Promise<string | undefined> {
  const [challenge] = await trx("passkey_challenge")
    .where({ sessionHash })
    .delete()
    .returning<{ challenge: string; expiresAt: Date }[]>(["challenge", "expires_at"]);
  return challenge !== undefined && challenge.expiresAt > now ? challenge.challenge : undefined;
}

const listPasskeys = (trx: Knex.Transaction, stakeholderId: number): Promise<PasskeyRow[]> =>
  trx("passkey").where({ stakeholderId }).select();

const toCredential = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: "public-key" as const,
  transports,
});

export async function createRegistrationOptions(
  { stakeholderId, username, name }: Account,
  context: ChallengeContext,
): Promise<z.input<typeof PasskeyCreation>> {
  const { expectedRPID } = getRelyingParty(context.env);
  const credentials = (await listPasskeys(context.trx, stakeholderId)).map(toCredential);
  const options = await generateRegistrationOptions({
    rpName: "GBVF dashboard",
    rpID: expectedRPID,
    userID: new Uint8Array(Buffer.from(String(stakeholderId))),
    userName: username,
    userDisplayName: name,
    attestationType: "none",
    supportedAlgorithmIDs,
    timeout: VALID_MS,
  });
  await storeChallenge(options.challenge, context);
  return {
    ...options,
    rp: { name: options.rp.name, id: expectedRPID },
    timeout: VALID_MS,
    excludeCredentials: credentials,
    authenticatorSelection: { residentKey: "discouraged", userVerification },
    attestation: "none",
  };
}

export async function storePasskey(
  { stakeholderId, passkey, name }: { stakeholderId: number; passkey: NewPasskey; name: string },
  context: ChallengeContext,
): Promise<boolean> {
  const expectedChallenge = await consumeChallenge(context);
  if (expectedChallenge === undefined) return false;
  const response = passkey as Parameters<typeof verifyRegistrationResponse>[0]["response"];
  const verification = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    ...getRelyingParty(context.env),
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  const credential = verification?.registrationInfo?.credential;
  if (!verification?.verified || credential === undefined) return false;
  const inserted = await context
    .trx("passkey")
    .insert({
      stakeholderId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: passkey.response.transports ?? [],
      name,
      madeAt: context.now,
    })
    .onConflict("credential_id")
    .ignore()
    .returning("passkey_id");
  return inserted.length > 0;
}

export async function createSignOptions(
  stakeholderId: number,
  context: ChallengeContext,
): Promise<z.input<typeof PasskeyRequest>> {
  const { expectedRPID } = getRelyingParty(context.env);
  const options = await generateAuthenticationOptions({ rpID: expectedRPID, timeout: VALID_MS });
  await storeChallenge(options.challenge, context);
  return {
    rpId: expectedRPID,
    challenge: options.challenge,
    timeout: VALID_MS,
    userVerification,
    allowCredentials: (await listPasskeys(context.trx, stakeholderId)).map(toCredential),
  };
}

export async function verifyAssertion(
  { stakeholderId, signed }: { stakeholderId: number; signed: PasskeyAssertion },
  context: ChallengeContext,
): Promise<boolean> {
  const { trx, now } = context;
  const expectedChallenge = await consumeChallenge(context);
  const passkey: PasskeyRow | undefined = await trx("passkey")
    .where({ stakeholderId, credentialId: signed.id })
    .first();
  if (expectedChallenge === undefined || passkey === undefined) return false;
  const { passkeyId, credentialId, publicKey, counter } = passkey;
  const verification = await verifyAuthenticationResponse({
    response: signed as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
    expectedChallenge,
    ...getRelyingParty(context.env),
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
      counter: Number(counter),
    },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!verification?.verified) return false;
  const { newCounter } = verification.authenticationInfo;
  await trx("passkey").where({ passkeyId }).update({ counter: newCounter, lastUsedAt: now });
  return true;
}
