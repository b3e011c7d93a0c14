import { ACTIONS, type ActionName } from "../../lib/actions.ts";
import type { Database } from "../../lib/db.ts";
import type { Session } from "../../lib/route.ts";
import { startApp } from "../../lib/testing/startApp.ts";
import { TEST_DAY } from "../../lib/testing/testDay.ts";

const AS = "x-test-as";
const USERNAMES = {
  /** All of Gauteng. */
  province: "buildingblock@demo.example",
  /** Emfuleni alone. */
  coordinator: "coordinator@demo.example",
  /** Emfuleni, without permission to validate. */
  editor: "captureonly@demo.example",
} as const;
export type Official = keyof typeof USERNAMES | "elsewhere" | "neighbour";

export type Answer = { status: number; body: Record<string, unknown> & { message?: string } };

/**
 * A server with the demonstration's officials signed in, one of another province (`elsewhere`) and one of
 * another municipality (`neighbour`), who may do everything there. The clock stays
 * on the test day until `at` moves it.
 */
export async function openOffice(database: Database) {
  const { knex } = database;
  let now = TEST_DAY;
  const sessions = new Map<string, Session>();
  for (const [name, username] of Object.entries(USERNAMES)) {
    const { stakeholderId } = await knex("user_account").where({ username }).first("stakeholder_id");
    const actions: ActionName[] = await knex("group_member")
      .join("group_action", "group_action.group_id", "group_member.group_id")
      .join("action", "action.action_id", "group_action.action_id")
      .where({ stakeholderId })
      .pluck("action");
    const municipalityIds: number[] = await knex("stakeholder_relationship")
      .where({ stakeholderId, relationshipTypeId: 6 })
      .pluck("related_stakeholder_id");
    sessions.set(name, {
      stakeholderId,
      actions: new Set(actions),
      organisationId: null,
      municipalityIds,
      passwordGivenAt: now,
    });
  }
  const { boundaryId: solPlaatje } = await knex("boundary")
    .where({ description: "Sol Plaatje" })
    .first("boundary_id");
  const all = Object.keys(ACTIONS) as ActionName[];
  const province = sessions.get("province") as Session;
  sessions.set("elsewhere", { ...province, actions: new Set(all), municipalityIds: [solPlaatje] });
  const { boundaryId: midvaal } = await knex("boundary")
    .where({ description: "Midvaal", boundaryTypeId: 3 })
    .first("boundary_id");
  sessions.set("neighbour", { ...province, actions: new Set(all), municipalityIds: [midvaal] });
  const app = await startApp({
    database,
    now: () => now,
    readSession: async (ctx) => sessions.get(ctx.get(AS)),
  });
  const call = async (
    who: Official | "anyone",
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer> => {
    const response = await fetch(`${app.url}/api/buildingblock/${path}`, {
      method,
      headers: {
        "Sec-Fetch-Site": "same-origin",
        [AS]: who,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer["body"] };
  };
  return {
    url: app.url,
    knex,
    sessionOf: (who: Official) => sessions.get(who) as Session,
    /** To noon. */
    at: (day: string) => {
      now = new Date(`${day}T12:00:00+02:00`);
    },
    call,
    get: (who: Official | "anyone", path: string) => call(who, "GET", path),
    /** Must succeed. */
    async make(who: Official | "anyone", method: string, path: string, body?: unknown) {
      const answer = await call(who, method, path, body);
      if (answer.status !== 200)
        throw new Error(`${method} ${path}: ${answer.status} ${answer.body.message}`);
      return answer.body;
    },
    boundaryOf: async (description: string): Promise<number> =>
      (await knex("boundary").where({ description, boundaryTypeId: 3 }).first("boundary_id")).boundaryId,
    close: () => app.close(),
  };
}
export type Office = Awaited<ReturnType<typeof openOffice>>;
