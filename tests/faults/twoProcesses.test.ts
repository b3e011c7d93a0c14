import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raiseDataVersion } from "../../api/lib/cache/dataVersion.ts";
import { type Database, openDatabase } from "../../api/lib/database/db.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_USERS } from "../../api/seeds/demonstration/users.ts";
import { validRegistration } from "../../api/testing/auth/registration.ts";
import type { AddressedClient, ClientResponse } from "../AddressedClient.ts";
import type { Nginx } from "../Nginx.ts";
import { cannotServeBehindNginx, ServersBehindNginx } from "../ServersBehindNginx.ts";
import { SurveyRespondents } from "../SurveyRespondents.ts";
import { type ServedApp, serve } from "../serve.ts";
import { makePostgresDatabase } from "../testPostgres.ts";

/** Changes per person, fewer than nginx allows one address at once. */
const CHANGES_PER_PERSON = 30;
/** Number of acknowledged changes after which one process is killed. */
const CHANGES_BEFORE_KILL = 60;
const REGISTRATION_LOOPS = 2;
const READ_LOOPS = 4;
const SURVEY_LOOPS = 4;
/** People who answer a survey on one network. */
const PEOPLE_IN_HALL = 200;

/** Two API processes on one PostgreSQL behind nginx behave as one, even when one of them dies. */
describe.skipIf(cannotServeBehindNginx)("two processes behind nginx", () => {
  let behindNginx: ServersBehindNginx;
  let database: Database;
  let knex: Knex;
  let first: ServedApp;
  let second: ServedApp;
  let nginx: Nginx;

  beforeAll(async () => {
    behindNginx = await ServersBehindNginx.start();
    ({ nginx } = behindNginx);
    [first, second] = behindNginx.servers;
    database = await openDatabase({ DATABASE_URL: behindNginx.databaseUrl, VAR_DIR: "" });
    knex = database.knex;
  });
  afterAll(async () => {
    await database?.close();
    await behindNginx?.stop();
  });

  let clientCount = 0;
  /** Creates a client with an unused address. */
  const createClient = (): AddressedClient => {
    clientCount += 1;
    return behindNginx.createClient(`127.1.${clientCount >> 8}.${clientCount & 0xff}`);
  };
  const createSignedInClient = async (username: string, origin = nginx.url) => {
    const client = createClient();
    expect((await client.signIn(origin, username, DEMONSTRATION_PASSWORD)).status).toBe(200);
    return client;
  };

  test("two processes can be started at once on an empty database", async () => {
    const emptyDatabase = await makePostgresDatabase();
    const options = { databaseUrl: emptyDatabase.url, settings: { SEED: "reference" } };
    const processes = await Promise.all([serve(options), serve(options)]);
    for (const { url } of processes) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await Promise.all(processes.map((each) => each.stop()));
    await emptyDatabase.drop();
  });

  test("a session created on one process is valid on the other, and signing out ends it on both", async () => {
    const { username } = person(0);
    const client = await createSignedInClient(username, first.url);
    for (const { url } of [second, first, nginx]) {
      const profile = await client.send("GET", `${url}/api/auth/profile`);
      expect([profile.status, JSON.parse(profile.body).email]).toEqual([200, username]);
    }
    await client.send("POST", `${second.url}/api/auth/logout`, {});
    expect((await client.send("GET", `${first.url}/api/auth/profile`)).status).toBe(401);
  });

  const getVersion = async (username: string): Promise<number> => {
    const account = knex("user_account").where({ username }).select("stakeholder_id");
    return (await knex("stakeholder").whereIn("stakeholder_id", account).first("version")).version;
  };

  test("a change of public data appears in the responses of both processes", async () => {
    const read = async ({ url }: { url: string }) =>
      (await createClient().send("GET", `${url}/api/geography/boundary/7`)).body;
    const readAll = () => Promise.all([first, second, nginx].map(read));
    // Both processes cache the response from now on.
    for (const body of await readAll()) expect(body).not.toContain("Northernmost Cape");
    await knex.transaction(async (trx) => {
      await trx("boundary").where({ boundaryId: 7 }).update({ description: "Northernmost Cape" });
      await raiseDataVersion(trx);
    });
    const hasChanged = async () => (await readAll()).every((body) => body.includes("Northernmost Cape"));
    await expect.poll(hasChanged).toBe(true);
  });

  test("S41 two hundred people on one network open and answer a survey at once", async () => {
    const hall = createClient();
    const respondents = await SurveyRespondents.create(knex, {
      apiUrl: first.url,
      url: nginx.url,
      clients: [hall],
    });
    const openStatuses = await Promise.all(Array.from({ length: PEOPLE_IN_HALL }, () => respondents.open()));
    expect(new Set(openStatuses)).toEqual(new Set([200]));
    await Promise.all(Array.from({ length: PEOPLE_IN_HALL }, () => respondents.answer()));
    expect(respondents.retries.get(429)).toBe(undefined);
    expect(await respondents.findMiscounts()).toEqual([]);
  });

  test("killing one process under load loses no session, no acknowledged write and no survey answer", async () => {
    const writers = await Promise.all(
      DEMONSTRATION_USERS.map(({ username }) => createSignedInClient(username)),
    );
    const respondents = await SurveyRespondents.create(knex, {
      apiUrl: second.url,
      url: nginx.url,
      clients: Array.from({ length: SURVEY_LOOPS }, createClient),
    });
    const load = new Load();
    let isOver = false;
    const repeatUntilOver = async (work: (round: number) => Promise<void>) => {
      for (let round = 0; !isOver; round++) await work(round);
    };

    const listLoggedChanges = (): Promise<string[]> =>
      knex("audit_log as a")
        .join("user_account as u", "u.stakeholder_id", "a.subject_stakeholder_id")
        .where({ what: "profile changed" })
        .orderBy("audit_id")
        .pluck("u.username");
    const before = await listLoggedChanges();
    const savedUsernames: string[] = [];
    const writing = writers.map(async (client, index) => {
      const { username } = person(index);
      for (let round = 0; round < CHANGES_PER_PERSON; round++) {
        const mobileNumber = `0${index}${String(round).padStart(8, "0")}`;
        const body = { ...getProfile(index), mobileNumber, version: await getVersion(username) };
        const isDone = await load.count("change", () =>
          client.send("PUT", `${nginx.url}/api/auth/updateProfile`, body),
        );
        if (isDone) savedUsernames.push(username);
        if (savedUsernames.length === CHANGES_BEFORE_KILL && !load.isKilled) {
          load.isKilled = true;
          first.process.kill("SIGKILL");
        }
      }
    });

    const registration = await validRegistration(knex);
    const registeredEmails: string[] = [];
    const registering = Array.from({ length: REGISTRATION_LOOPS }, (_, loop) =>
      repeatUntilOver(async (round) => {
        const client = createClient();
        const body = { ...registration, Email: `person-${loop}-${round}@example.org` };
        const isDone = await load.count("change", () =>
          client.send("POST", `${nginx.url}/api/auth/register`, body),
        );
        if (isDone) registeredEmails.push(body.Email);
        client.disconnect();
      }),
    );

    const reading = Array.from({ length: READ_LOOPS }, (_, loop) => {
      const client = writers[loop % writers.length] as AddressedClient;
      return repeatUntilOver(async () => {
        await load.count("read", () => client.send("GET", `${nginx.url}/api/auth/profile`));
        await load.count("read", () => client.send("GET", `${nginx.url}/api/crime/stats?boundaryId=7`));
      });
    });

    const answering = Array.from({ length: SURVEY_LOOPS }, () => repeatUntilOver(() => respondents.answer()));

    await Promise.all(writing).finally(() => {
      isOver = true;
    });
    await Promise.all([...registering, ...reading, ...answering]);

    await expect.poll(() => first.process.signalCode).toBe("SIGKILL");
    expect(load.errors.read).toEqual([]);
    // The killed process was working on at most one request of each client.
    expect(load.errors.change.length).toBeLessThanOrEqual(writers.length + REGISTRATION_LOOPS);
    expect(load.doneAfterKill).toBeGreaterThan(0);

    expect(respondents.acknowledged).toBeGreaterThan(0);
    expect(await respondents.findMiscounts()).toEqual([]);
    for (const client of writers) {
      expect((await client.send("GET", `${nginx.url}/api/auth/profile`)).status).toBe(200);
    }
    // The log has a line for each acknowledged change, without the new values.
    const changes = (await listLoggedChanges()).slice(before.length);
    for (const { username } of DEMONSTRATION_USERS) {
      const getCount = (names: readonly string[]) => names.filter((name) => name === username).length;
      expect(getCount(changes)).toBeGreaterThanOrEqual(getCount(savedUsernames));
    }
    const pendingEmails = new Set(await knex("one_time_code").whereNotNull("registration").pluck("email"));
    expect(registeredEmails.filter((email) => !pendingEmails.has(email))).toEqual([]);
    expect(savedUsernames.length).toBeGreaterThan(0);
    expect(registeredEmails.length).toBeGreaterThan(0);
  });
});

class Load {
  isKilled = false;
  doneAfterKill = 0;
  readonly errors = { read: [] as string[], change: [] as string[] };

  async count(kind: "read" | "change", sendRequest: () => Promise<ClientResponse>): Promise<boolean> {
    const status = await sendRequest().then(
      (response) => response.status,
      (error: Error) => error.message,
    );
    if (status !== 200) this.errors[kind].push(String(status));
    else if (this.isKilled) this.doneAfterKill += 1;
    return status === 200;
  }
}

const person = (index: number) => DEMONSTRATION_USERS[index] as (typeof DEMONSTRATION_USERS)[number];

function getProfile(index: number) {
  const { username, name, titleId, roleId } = person(index);
  return { titleId, jobRole: roleId, fullName: name, alternativeNumber: "", email: username };
}
