import type { Knex } from "knex";
import { findAdministrators } from "../access/findUsersWithPermission.ts";
import { recordChecks } from "../building-block/check/checkRows.ts";
import { findEntries } from "../directory/queries.ts";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { HttpError, notFound } from "../lib/http/errors.ts";
import type { Env } from "../lib/operating/env.ts";
import { BY_TELEPHONE, CHECK_OUTCOMES, CHECK_SUBJECTS } from "../stakeholder/contactChecks.ts";
import type { EmergencyNumber } from "./contract.ts";
import { readLines, readPending } from "./readNationalLines.ts";

export async function readEmergency(
  trx: Knex,
  { today, env, readerId }: { today: string; env: Pick<Env, "NODE_ENV">; readerId: number },
) {
  const pending = await readPending(trx, readerId);
  const numbers: EmergencyNumber[] = (await readLines(trx, today)).map((line) => ({
    ...line,
    pending: pending.get(line.stakeholderId) ?? null,
  }));
  const administrators = await findAdministrators(trx, env);
  const assignment = await trx("emergency_owner").first("owner_id");
  const owner = administrators.find(({ stakeholderId }) => stakeholderId === assignment?.ownerId);
  return { owner: owner ?? null, numbers, administrators };
}

type CheckContext = { by: number; at: Date; today: string };

export async function checkNumbers(
  trx: Knex.Transaction,
  ids: readonly number[],
  context: CheckContext,
): Promise<string[]> {
  const lines = await findEntries(trx, {}, context.today);
  const chosenLines = lines.filter(({ stakeholderId }) => ids.includes(stakeholderId));
  if (chosenLines.length < new Set(ids).size) throw notFound("One of these numbers");
  const confirmation = {
    what: CHECK_SUBJECTS.number,
    outcome: CHECK_OUTCOMES.right,
    how: BY_TELEPHONE,
  } as const;
  await recordChecks(
    trx,
    chosenLines.map(({ stakeholderId }) => stakeholderId),
    { ...context, ...confirmation },
  );
  await raiseDataVersion(trx, ["building-block"]);
  return chosenLines.map(({ name }) => name);
}

export async function assignEmergencyOwner(
  trx: Knex.Transaction,
  stakeholderId: number,
  { at, env }: { at: Date; env: Pick<Env, "NODE_ENV"> },
): Promise<string> {
  const administrators = await findAdministrators(trx, env);
  const owner = administrators.find((each) => each.stakeholderId === stakeholderId);
  if (owner === undefined) throw new HttpError(400, "invalid", "Please choose an administrator.");
  await trx("emergency_owner").insert({ ownerId: stakeholderId, since: at }).onConflict("is_only").merge();
  return owner.name;
}
