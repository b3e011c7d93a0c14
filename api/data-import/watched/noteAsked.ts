import type { Knex } from "knex";
import { findImporters } from "../../access/findImporters.ts";
import type { FetchFailure } from "../../lib/fetching/FetchFailure.ts";
import { queueMail } from "../../lib/mail/queueMail.ts";
import { secretsOf } from "../../lib/security/secrets.ts";
import { DAY_MS } from "../../lib/time/dayMs.ts";
import { dayInSouthAfrica } from "../../lib/time/quarters.ts";
import { writeDay } from "../../lib/time/writeDay.ts";
import { findAnyImport, type ImportRow } from "../imports.ts";
import type { AskingServices } from "./AskingServices.ts";
import type { FetchedFile } from "./fetchFile.ts";
import { writeBrokenSource, writeNewFile } from "./letters.ts";
import { hasNothingNew } from "./previewFile.ts";
import type { SourceRow } from "./watchedSources.ts";

const SOON_MS = 30 * 60_000;
const MAX_WAIT_MS = 7 * DAY_MS;

type Asked =
  | { file: FetchedFile | null; previewed: ImportRow | null; failure?: never }
  | { failure: FetchFailure; file?: never; previewed?: never };
type Outcome = Pick<SourceRow, "outcome" | "problem">;

/** Another import is under way; nothing is known of this file yet. */
export async function noteLater(
  source: SourceRow,
  { database: { knex }, now }: AskingServices,
): Promise<void> {
  const nextAskAt = new Date(now.getTime() + SOON_MS);
  await stillOurs(knex, source).update({ askingSince: null, nextAskAt });
}

export async function noteAsked(source: SourceRow, asked: Asked, services: AskingServices): Promise<void> {
  const { database, now } = services;
  const { file, previewed, failure } = asked;
  const waitMs = Math.min(MAX_WAIT_MS, Math.max(DAY_MS, (failure?.retryAfter ?? 0) * 1000));
  await database.knex.transaction(async (trx) => {
    const shown = previewed ?? (await lastImport(trx, source));
    const outcome = failure ? { outcome: "broken" as const, problem: failure.message } : outcomeOf(shown);
    const nextAskAt = new Date(now.getTime() + waitMs);
    const changed = await stillOurs(trx, source).update({
      ...outcome,
      askingSince: null,
      askedAt: now,
      nextAskAt,
      ...(file && { etag: file.etag, lastModified: file.lastModified, fingerprint: file.fingerprint }),
      ...(previewed && { importId: previewed.importId, arrivedAt: now }),
    });
    if (changed === 0) return;
    await mail(trx, { source, outcome, nextAskAt, previewed: previewed ?? null }, services);
  });
}

/** Nobody has forgotten it meanwhile, or begun to ask it again. */
const stillOurs = (knex: Knex, { watchedSourceId, askingSince }: SourceRow) =>
  knex("watched_source").where({ watchedSourceId, askingSince });

const lastImport = (trx: Knex.Transaction, { importId }: SourceRow) =>
  importId === null ? undefined : findAnyImport(trx, importId);

function outcomeOf(row: ImportRow | undefined): Outcome {
  if (row?.state === "failed") return { outcome: "broken", problem: unreadable(row.problem ?? "") };
  if (row?.state !== "previewed" || hasNothingNew(row)) return { outcome: "same", problem: null };
  return { outcome: "new", problem: row.problem && unreadable(row.problem) };
}

const unreadable = (problem: string) => `The file cannot be read: ${problem}`;

type Mailed = { source: SourceRow; outcome: Outcome; nextAskAt: Date; previewed: ImportRow | null };

/** Of each new file, and once when a source breaks. */
async function mail(
  trx: Knex.Transaction,
  { source, outcome: { outcome, problem }, nextAskAt, previewed }: Mailed,
  { env, now }: AskingServices,
): Promise<void> {
  const isNew = outcome === "new" && previewed !== null;
  const breaks = outcome === "broken" && source.outcome !== "broken";
  if (!isNew && !breaks) return;
  const secrets = secretsOf(env);
  const page = `${env.PUBLIC_ORIGIN}/admin/data/`;
  for (const { username, name } of await findImporters(trx, source.kind, env)) {
    const about = { name, source: source.name };
    const letter = isNew
      ? writeNewFile({
          ...about,
          fileName: previewed.fileName,
          problem,
          link: `${page}?import=${previewed.importId}`,
        })
      : writeBrokenSource({
          ...about,
          problem: problem ?? "",
          nextAsk: writeDay(dayInSouthAfrica(nextAskAt)),
          link: page,
        });
    await queueMail(trx, { to: username, letter }, { secrets, now });
  }
}
