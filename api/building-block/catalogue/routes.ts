import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { mailAdministrators } from "../../access/mailAdministrators.ts";
import { done } from "../../lib/http/done.ts";
import { HttpError } from "../../lib/http/errors.ts";
import { multiTxRoute, route } from "../../lib/http/route.ts";
import { requireRecentAuth } from "../../lib/security/recentAuth.ts";
import { counted } from "../../lib/text/counted.ts";
import { readUpload } from "../../sheet/readUpload.ts";
import { writeSheet } from "../../sheet/writeSheet.ts";
import { writeCatalogueChanged } from "../emails.ts";
import { applyCatalogue, lockCatalogue } from "./applyCatalogue.ts";
import { type CataloguePreview, catalogueSheet, changeCatalogue } from "./contract.ts";
import { describeChanges } from "./describeChanges.ts";
import { type PlannedItem, planCatalogue } from "./planCatalogue.ts";
import { readCatalogue } from "./readCatalogue.ts";
import { CATALOGUE_SHEETS, type CatalogueSheet, sheetOfCatalogue } from "./sheet.ts";

export const catalogueRoutes = [
  route(catalogueSheet, async ({ body: { format }, trx, today }) => ({
    fileName: `catalogue-${today}.${format}`,
    bytes: await writeSheet(format, sheetOfCatalogue(await readCatalogue(trx, today))),
  })),
  multiTxRoute(changeCatalogue, async ({ query: { fileName, apply }, upload, transact, ...actor }) => {
    const { session, now, today, env } = actor;
    if (apply !== undefined) requireRecentAuth(session, now);
    const { parsed } = await readUpload({ upload, fileName }, CATALOGUE_SHEETS, null);
    if (apply === undefined)
      return { preview: await transact(async (trx) => (await planSheet(trx, parsed, today)).preview) };
    const count = await transact(async (trx) => {
      await lockCatalogue(trx);
      const { preview, planned } = await planSheet(trx, parsed, today);
      if (preview.fingerprint !== apply)
        throw new HttpError(
          409,
          "stale-preview",
          "The catalogue has changed since this preview, and nothing was applied. Please look at the new one.",
        );
      await applyCatalogue(trx, actor, planned);
      const changes = preview.changes.map(({ outcome, name }) => `${name} (${outcome})`).join(", ");
      const link = `${env.PUBLIC_ORIGIN}/buildingBlock/catalogue/`;
      const writeEmail = (names: { name: string; by: string }) =>
        writeCatalogueChanged({ ...names, changes, link });
      await mailAdministrators(trx, writeEmail, { ...actor, by: session.stakeholderId });
      return planned.length;
    });
    return { ...done(`${counted(count, "change")} of the catalogue applied.`), preview: null };
  }),
];

async function planSheet(
  trx: Knex.Transaction,
  sheet: CatalogueSheet,
  today: string,
): Promise<{ preview: CataloguePreview; planned: PlannedItem[] }> {
  const catalogue = await readCatalogue(trx, today);
  const { planned, errors } =
    sheet.errors.length > 0 ? { planned: [], errors: sheet.errors } : planCatalogue(catalogue, sheet);
  if (errors.length > 0)
    return { planned: [], preview: { errors, changes: [], effects: [], fingerprint: null } };
  const description = describeChanges(catalogue, planned, today);
  const fingerprint =
    planned.length === 0
      ? null
      : createHash("sha256")
          .update(JSON.stringify([description, sheet.rows]))
          .digest("base64url");
  return { planned, preview: { errors, ...description, fingerprint } };
}
