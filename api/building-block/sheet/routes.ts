import type { Readable } from "node:stream";
import { done } from "../../lib/http/done.ts";
import { route, steppedRoute } from "../../lib/http/route.ts";
import { counted } from "../../lib/text/counted.ts";
import { readUpload } from "../../sheet/readUpload.ts";
import type { CheckedHow } from "../instance/contract.ts";
import { applySent } from "./applySent.ts";
import { applySheet, downloadSheet, previewSheet } from "./contract.ts";
import { readOwnPlaces } from "./ownPlaces.ts";
import { planSheet, type SentSheet } from "./planSheet.ts";
import { CONTACT_SHEETS } from "./readLines.ts";
import { writeDownload } from "./writeDownload.ts";

export const sheetRoutes = [
  route(downloadSheet, ({ body, trx, ...official }) => writeDownload(trx, official, body)),
  steppedRoute(previewSheet, async ({ query, upload, transact, ...official }) => {
    const sent = await readSent(upload, query.fileName);
    return transact(async (trx) => {
      const { session, today } = official;
      const places = await readOwnPlaces(trx, session, sent.rows, { today, isLocking: false });
      return planSheet(official, places, sent).preview;
    });
  }),
  steppedRoute(applySheet, async ({ query, upload, transact, ...official }) => {
    const { fileName, fingerprint, checkedHow } = query;
    const sent = await readSent(upload, fileName);
    const how = checkedHow as CheckedHow | undefined;
    const { applied, waiting, changeId } = await transact((trx) =>
      applySent(trx, official, sent, { fingerprint, how }),
    );
    const said = [
      ...(applied > 0 ? [`${counted(applied, "change")} applied.`] : []),
      ...(waiting > 0 ? [`${counted(waiting, "change")} waiting for somebody to verify.`] : []),
    ];
    return { ...done(said.join(" ")), applied, waiting, changeId };
  }),
];

async function readSent(upload: Readable, fileName: string): Promise<SentSheet> {
  const { understood, fingerprint } = await readUpload({ upload, fileName }, CONTACT_SHEETS, null);
  return { ...understood, fingerprint };
}
