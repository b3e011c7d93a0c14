import { growPeople, PEOPLE } from "./growPeople.ts";
import { createSession, startInProcess } from "./inProcessApi.ts";
import { checkLimit, type Measurement, measureP95, type Row } from "./Measurement.ts";

const REQUESTS = 50;
const LIMIT_MS = 300;
const LAST_PAGE = Math.ceil(PEOPLE / 30);

/** Measures the 95th percentile of fifty requests. */
export const benchLists: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const url = await postgres.createDatabase("demonstration");
  const { actorId } = await growPeople(url);
  const api = await startInProcess(url, createSession(actorId));
  const timeRequest = async (what: string, request: Parameters<typeof api.send>[0]): Promise<Row> => {
    const measured = await measureP95(REQUESTS, async () => (await api.send(request)).ms);
    return checkLimit({ what: `${what}, p95 of ${REQUESTS}`, measured, unit: "ms", atMost: LIMIT_MS });
  };
  const users = (query: string) => ({ address: `/api/security/getAllUsers?${query}` });
  const applications = (body: object) =>
    ({ method: "POST", address: "/api/healthcheck/searchOrganisations", body }) as const;
  const audit = (query: string) => ({ address: `/api/audit/getAuditLog?${query}` });
  // The audit log's last page begins here.
  const end = `before=${Date.parse("2024-01-01T02:00:00Z")}-${99_999_999}`;
  try {
    return [
      await timeRequest("Users", users("")),
      await timeRequest("Users, searched", users("search=dlamini%20zoe")),
      await timeRequest("Users, last page", users(`pageNumber=${LAST_PAGE}`)),
      await timeRequest("Applications", applications({})),
      await timeRequest("Applications, searched", applications({ OrganisationName: "office 499" })),
      await timeRequest("Applications, last page", applications({ pageNumber: LAST_PAGE })),
      await timeRequest("Groups", { address: "/api/security/getGroups" }),
      await timeRequest("Organisations to choose from", {
        address: "/api/security/getOrganisations?search=office",
      }),
      await timeRequest("Audit log", audit("")),
      await timeRequest("Audit log, of one actor", audit(`actorId=${actorId}`)),
      await timeRequest("Audit log, of one actor and kind", audit(`actorId=${actorId}&what=sign-in`)),
      await timeRequest("Audit log, its last page", audit(end)),
    ];
  } finally {
    await api.close();
    await postgres.dropDatabase(url);
  }
};
