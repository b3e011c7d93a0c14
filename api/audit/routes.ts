import { type Route, route } from "../lib/http/route.ts";
import { readAuditLog } from "./auditQueries.ts";
import { exportAuditLog, getAuditLog } from "./contract.ts";

const MAX_EXPORTED_ENTRIES = 50_000;

export const auditRoutes: readonly Route[] = [
  route(getAuditLog, ({ query: { before, pageSize, ...filters }, trx }) =>
    readAuditLog(trx, filters, { before, limit: pageSize }),
  ),
  route(exportAuditLog, async ({ body, trx, audit }) => {
    const { entries, next } = await readAuditLog(trx, body, { limit: MAX_EXPORTED_ENTRIES });
    await audit(trx, { what: "audit log exported", after: { ...body, count: entries.length } });
    return { entries, isCutOff: next !== null };
  }),
];
