import { rename } from "node:fs/promises";
import { audit } from "../../lib/audit/audit.ts";
import { makePrivateFolder } from "../../lib/security/privateFolder.ts";
import { beginImport, noteNotStored } from "../beginImport.ts";
import { endPreview } from "../endPreview.ts";
import { findAnyImport, type ImportRow } from "../imports.ts";
import { fileOf, folderOf, keepFile, runUploaded } from "../startImport.ts";
import type { AskingServices } from "./AskingServices.ts";
import type { FetchedFile } from "./fetchFile.ts";
import type { SourceRow } from "./watchedSources.ts";

/**
 * From here on it is an upload like any other (S43).
 * @throws {HttpError} 409 while another import runs
 */
export async function previewFile(
  source: SourceRow,
  { path, fileName, bytes, fingerprint }: FetchedFile,
  { database, env, now }: AskingServices,
): Promise<ImportRow> {
  const { knex } = database;
  const { kind, name: sourceName, namedBy: uploadedBy } = source;
  const importId = await knex.transaction(async (trx) => {
    const options = { acceptRejects: true };
    const begun = { kind, fileName, options, uploadedBy, sourceName, bytes, fingerprint };
    const importId = await beginImport(trx, begun, now);
    const after = { kind, fileName, fingerprint, source: sourceName };
    await audit(trx, { what: "import fetched", actor: null, after, at: now });
    return importId;
  });
  const file = fileOf(env, { importId, fileName });
  try {
    makePrivateFolder(folderOf(env, importId));
    await rename(path, file);
    if (env.DATABASE_URL !== undefined) await knex.transaction((trx) => keepFile(trx, { importId, file }));
  } catch (error) {
    await noteNotStored(knex, { importId, now }, error);
    throw error;
  }
  const begun = (await findAnyImport(knex, importId)) as ImportRow;
  await runUploaded({ ...begun, dryRun: true }, { database, env });
  const previewed = (await findAnyImport(knex, importId)) as ImportRow;
  const end = (ended: number, problem: string) => endPreview(knex, { importId: ended, problem, now }, env);
  if (hasNothingNew(previewed))
    await end(importId, "Nothing in this file is new, so there was nothing to apply.");
  else if (previewed.state === "previewed" && source.importId !== null)
    await end(source.importId, "A newer file came from the same source.");
  return previewed;
}

export const hasNothingNew = ({ state, hasChanges, problem, questions }: ImportRow): boolean =>
  state === "previewed" &&
  !hasChanges &&
  problem === null &&
  !questions?.stations.some(({ stationCode }) => stationCode === null);
