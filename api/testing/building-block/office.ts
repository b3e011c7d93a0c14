import type { Knex } from "knex";
import { beforeAll } from "vitest";
import type { Session } from "../../lib/http/route.ts";
import { PERMISSION_IDS, type PermissionName } from "../../shared/permissions.ts";
import { startApi } from "../startApi.ts";
import type { OpenTestDatabase } from "../testDatabase.ts";
import { testSession } from "../testSession.ts";

const TEST_USER_HEADER = "x-test-as";
const ALWAYS_RECENT = new Date("2100-01-01");
const USERNAMES = {
  province: "buildingblock@demo.example",
  coordinator: "coordinator@demo.example",
  editor: "captureonly@demo.example",
} as const;
export type OfficeUser = keyof typeof USERNAMES | "colleague" | "elsewhere" | "neighbour";

export type OfficeResponse = { status: number; body: Record<string, unknown> & { message?: string } };

/** Users have all permissions in their own area. The clock stands still until `setToday` moves it. */
export function startOffice(open?: OpenTestDatabase) {
  let sessions: ReadonlyMap<string, Session>;
  const api = startApi(open, { loadSession: async (ctx) => sessions.get(ctx.get(TEST_USER_HEADER)) });
  let emfuleni: number;
  const getBoundary = async (description: string): Promise<number> =>
    (await api.knex("boundary").where({ description, boundaryTypeId: 3 }).first("boundary_id")).boundaryId;
  beforeAll(async () => {
    sessions = await readSessions(api.knex);
    emfuleni = await getBoundary("Emfuleni");
  });
  const fetchAs = (who: OfficeUser | "anyone", method: string, path: string, body?: unknown) =>
    fetch(`${api.url}/api/buildingblock/${path}`, {
      method,
      headers: {
        "Sec-Fetch-Site": "same-origin",
        [TEST_USER_HEADER]: who,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const send = async (...parameters: Parameters<typeof fetchAs>): Promise<OfficeResponse> => {
    const response = await fetchAs(...parameters);
    return { status: response.status, body: (await response.json()) as OfficeResponse["body"] };
  };
  const file = async (who: OfficeUser, path: string, body: object): Promise<Buffer<ArrayBuffer>> =>
    Buffer.from(await (await fetchAs(who, "POST", path, body)).arrayBuffer());
  return {
    get url() {
      return api.url;
    },
    get knex() {
      return api.knex;
    },
    sessionOf: (who: OfficeUser) => sessions.get(who) as Session,
    setToday: (day: string) => {
      api.clock = new Date(`${day}T12:00:00+02:00`);
    },
    send,
    file,
    get: (who: OfficeUser | "anyone", path: string) => send(who, "GET", path),
    async sendOk(who: OfficeUser | "anyone", method: string, path: string, body?: unknown) {
      const response = await send(who, method, path, body);
      if (response.status !== 200)
        throw new Error(`${method} ${path}: ${response.status} ${response.body.message}`);
      return response.body;
    },
    boundaryOf: getBoundary,
    get emfuleni() {
      return emfuleni;
    },
    async demandSecondPerson(isDemanded: boolean): Promise<void> {
      await api.knex("second_person").delete();
      const { boundaryId } = await api
        .knex("boundary")
        .where({ boundaryId: emfuleni })
        .first("national_boundary_id as boundaryId");
      if (isDemanded) await this.sendOk("province", "PUT", "demandSecondPerson", { boundaryId, isDemanded });
    },
  };
}
export type Office = ReturnType<typeof startOffice>;

async function readSessions(knex: Knex): Promise<ReadonlyMap<string, Session>> {
  const sessions = new Map<string, Session>();
  for (const [name, username] of Object.entries(USERNAMES)) {
    const { stakeholderId } = await knex("user_account").where({ username }).first("stakeholder_id");
    const permissions: PermissionName[] = await knex("group_member")
      .join("group_action", "group_action.group_id", "group_member.group_id")
      .join("action", "action.action_id", "group_action.action_id")
      .where({ stakeholderId })
      .pluck("action");
    const municipalityIds: number[] = await knex("stakeholder_relationship")
      .where({ stakeholderId, relationshipTypeId: 6 })
      .pluck("related_stakeholder_id");
    sessions.set(
      name,
      testSession({
        stakeholderId,
        permissions: new Set(permissions),
        municipalityIds,
        authenticatedAt: ALWAYS_RECENT,
      }),
    );
  }
  const { boundaryId: solPlaatje } = await knex("boundary")
    .where({ description: "Sol Plaatje" })
    .first("boundary_id");
  const all = Object.keys(PERMISSION_IDS) as PermissionName[];
  const province = sessions.get("province") as Session;
  const { stakeholderId } = sessions.get("coordinator") as Session;
  sessions.set("colleague", { ...province, stakeholderId });
  sessions.set("elsewhere", { ...province, permissions: new Set(all), municipalityIds: [solPlaatje] });
  const { boundaryId: midvaal } = await knex("boundary")
    .where({ description: "Midvaal", boundaryTypeId: 3 })
    .first("boundary_id");
  sessions.set("neighbour", { ...province, permissions: new Set(all), municipalityIds: [midvaal] });
  return sessions;
}
