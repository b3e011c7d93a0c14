import { type Route, route } from "../lib/http/route.ts";
import {
  type ApplicationRow,
  findApplications,
  presentApplication,
  readApplicationsPage,
} from "./applications.ts";
import { exportOrganisations, getLikelyDuplicates, searchOrganisations } from "./contract.ts";
import { decisionRoutes } from "./decision/routes.ts";
import { organisationDetailsRoutes } from "./details/routes.ts";
import { findDuplicates } from "./duplicates.ts";
import { readAdminDashboard } from "./overview/adminDashboard.ts";
import { getAdminDashboard } from "./overview/contract.ts";
import { questionRoutes } from "./question/routes.ts";
import { teamRoutes } from "./team/routes.ts";

const searchRoute = route(searchOrganisations, ({ body, trx, now, today }) =>
  readApplicationsPage(trx, body, { now, today }),
);

const exportRoute = route(exportOrganisations, async ({ body, trx, now, today, audit }) => {
  const rows: ApplicationRow[] = await findApplications(trx, body).orderBy("s.search_name");
  await audit(trx, { what: "applications exported", after: { ...body, count: rows.length } });
  return { organisations: rows.map((row) => presentApplication(row, { now, today })) };
});

const duplicatesRoute = route(getLikelyDuplicates, async ({ query, trx }) => ({
  duplicates: await findDuplicates(trx, query.stakeholderId),
}));

const dashboardRoute = route(getAdminDashboard, ({ trx, now, today }) =>
  readAdminDashboard(trx, { now, today }),
);

export const organisationRoutes: readonly Route[] = [
  ...organisationDetailsRoutes,
  searchRoute,
  exportRoute,
  ...decisionRoutes,
  ...questionRoutes,
  ...teamRoutes,
  duplicatesRoute,
  dashboardRoute,
];
