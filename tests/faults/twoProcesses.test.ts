import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raiseDataVersion } from "../../api/lib/cache/dataVersion.ts";
import { type Database, openDatabase } from "../../api/lib/database/db.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_USERS } from "../../api/seeds/demonstration/users.ts";
import { validRegistration } from "../../api/testing/auth/registration.ts";
import { AddressedClient, type ClientResponse } from "../AddressedClient.ts";
import { demonstrationDatabase } from "../demonstration.ts";
import { hasNginx, Nginx } from "../Nginx.ts";
import { SurveyRespondents } from "../SurveyRespondents.ts";
import { type Served, serve } from "../serve.ts";
import { makePostgresDatabase } from "../testPostgres.ts";

const missing = [
  ...(hasNginx ? [] : ["nginx"]),
  ...(process.env.TEST_DATABASE_URL === undefined ? ["PostgreSQL (TEST_DATABASE_URL)"] : []),
];
if (missing.length > 0)
  console.log(`Two processes behind nginx: not tested, for want of ${missing.join(", ")}.`);

/** Per person: fewer than nginx lets one address make at once. */
const CHANGES = 30;
/** Acknowledged changes when one process is killed. */
const KILLED_AT = 60;
const REGISTERING = 2;
const READING = 4;
const ANSWERING = 4;
/** Phones on one network. */
const HALL = 200;

/** Two API processes on one PostgreSQL behind nginx behave as one, even when one of them dies. */
describe.skipIf(missing.length > 0)("two processes behind nginx", () => {
  let drop: () => Promise<void>;
  let database: Database;
  let knex: Knex;
  let first: Served;
  let second: Served;
  let nginx: Nginx;
  const clients: AddressedClient[] = [];

  beforeAll(async () => {
    const copied = await demonstrationDatabase();
    if (copied === undefined) throw new Error("There is no PostgreSQL to test on.");
    drop = copied.drop;
    const options = { databaseUrl: copied.url, settings: { TRUST_PROXY: "127.0.0.1" } };
    [first, second] = await Promise.all([serve(options), serve(options)]);
    nginx = await Nginx.start([first.url, second.url]);
    database = await openDatabase({ DATABASE_URL: copied.url, VAR_DIR: "" });
    knex = database.knex;
  });
  afterAll(async () => {
    for (const client of clients) client.hangUp();
    await nginx?.stop();
    await Promise.all([first?.stop(), second?.stop()]);
    await database?.close();
    await drop?.();
  });

  /** Nobody else has this address. */
  const client = (): AddressedClient => {
    const number = clients.length + 1;
    const addressed = new AddressedClient(`127.1.${number >> 8}.${number & 0xff}`, nginx.certificate);
    clients.push(addressed);
    return addressed;
  };
  const signedIn = async (username: string, origin = nginx.url) => {
    const ownClient = client();
    expect((await ownClient.signIn(origin, username, DEMONSTRATION_PASSWORD)).status).toBe(200);
    return ownClient;
  };

  test("an operator may start both at once on an empty database", async () => {
    const empty = await makePostgresDatabase();
    const options = { databaseUrl: empty?.url as string, settings: { SEED: "reference" } };
    const both = await Promise.all([serve(options), serve(options)]);
    for (const { url } of both) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await Promise.all(both.map((each) => each.stop()));
    await empty?.drop();
  });

  test("a session made on one works on the other, and ends on both", async () => {
    const { username } = person(0);
    const own = await signedIn(username, first.url);
    for (const { url } of [second, first, nginx]) {
      const profile = await own.send("GET", `${url}/api/auth/profile`);
      expect([profile.status, JSON.parse(profile.body).email]).toEqual([200, username]);
    }
    await own.send("POST", `${second.url}/api/auth/logout`, {});
    expect((await own.send("GET", `${first.url}/api/auth/profile`)).status).toBe(401);
  });

  const getVersion = async (username: string): Promise<number> => {
    const account = knex("user_account").where({ username }).select("stakeholder_id");
    return (await knex("stakeholder").whereIn("stakeholder_id", account).first("version")).version;
  };

  test("a change of the public figures is seen through both, and how soon is printed", async () => {
    const read = async ({ url }: { url: string }) =>
      (await client().send("GET", `${url}/api/geography/boundary/7`)).body;
    const everywhere = () => Promise.all([first, second, nginx].map(read));
    // Both cache it from now on.
    for (const body of await everywhere()) expect(body).not.toContain("Northernmost Cape");
    await knex.transaction(async (trx) => {
      await trx("boundary").where({ boundaryId: 7 }).update({ description: "Northernmost Cape" });
      await raiseDataVersion(trx);
    });
    const committedAt = performance.now();
    await expect
      .poll(async () => (await everywhere()).every((body) => body.includes("Northernmost Cape")), {
        interval: 10,
      })
      .toBe(true);
    console.log(`A change was seen through both after ${Math.round(performance.now() - committedAt)} ms`);
  });

  test("S41 a hall of people on one network opens a survey and answers it at once", async () => {
    const hall = client();
    const respondents = await SurveyRespondents.gather(knex, {
      apiUrl: first.url,
      url: nginx.url,
      clients: [hall],
    });
    const opened = await Promise.all(Array.from({ length: HALL }, () => respondents.open()));
    expect(new Set(opened)).toEqual(new Set([200]));
    await Promise.all(Array.from({ length: HALL }, () => respondents.answer()));
    expect(respondents.retries.get(429)).toBe(undefined);
    expect(await respondents.miscounted()).toEqual([]);
  });

  test("one killed under load takes no session, no acknowledged write and no answer with it", async () => {
    const writers = await Promise.all(DEMONSTRATION_USERS.map(({ username }) => signedIn(username)));
    const respondents = await SurveyRespondents.gather(knex, {
      apiUrl: second.url,
      url: nginx.url,
      clients: Array.from({ length: ANSWERING }, client),
    });
    const load = new Load();
    let isOver = false;
    const untilOver = async (work: (round: number) => Promise<void>) => {
      for (let round = 0; !isOver; round++) await work(round);
    };

    const changesInLog = (): Promise<string[]> =>
      knex("audit_log as a")
        .join("user_account as u", "u.stakeholder_id", "a.subject_stakeholder_id")
        .where({ what: "profile changed" })
        .orderBy("audit_id")
        .pluck("u.username");
    const before = await changesInLog();
    const saved: string[] = [];
    const writing = writers.map(async (own, index) => {
      const { username } = person(index);
      for (let round = 0; round < CHANGES; round++) {
        const mobileNumber = `0${index}${String(round).padStart(8, "0")}`;
        const body = { ...getProfile(index), mobileNumber, version: await getVersion(username) };
        const isDone = await load.count("change", () =>
          own.send("PUT", `${nginx.url}/api/auth/updateProfile`, body),
        );
        if (isDone) saved.push(username);
        if (saved.length === KILLED_AT && !load.isKilled) {
          load.isKilled = true;
          first.process.kill("SIGKILL");
        }
      }
    });

    const registration = await validRegistration(knex);
    const registered: string[] = [];
    const registering = Array.from({ length: REGISTERING }, (_, line) =>
      untilOver(async (round) => {
        const own = client();
        const body = { ...registration, Email: `person-${line}-${round}@example.org` };
        const isDone = await load.count("change", () =>
          own.send("POST", `${nginx.url}/api/auth/register`, body),
        );
        if (isDone) registered.push(body.Email);
        own.hangUp();
      }),
    );

    const reading = Array.from({ length: READING }, (_, line) => {
      const own = writers[line % writers.length] as AddressedClient;
      return untilOver(async () => {
        await load.count("question", () => own.send("GET", `${nginx.url}/api/auth/profile`));
        await load.count("question", () => own.send("GET", `${nginx.url}/api/crime/stats?boundaryId=7`));
      });
    });

    const responding = Array.from({ length: ANSWERING }, () => untilOver(() => respondents.answer()));

    await Promise.all(writing).finally(() => {
      isOver = true;
    });
    await Promise.all([...registering, ...reading, ...responding]);
    console.log(`${load.describe()}; ${respondents.describe()}`);

    await expect.poll(() => first.process.signalCode).toBe("SIGKILL");
    expect(load.countErrors("question")).toBe(0);
    // The killed process was working on at most one request of each client.
    expect(load.countErrors("change")).toBeLessThanOrEqual(writers.length + REGISTERING);
    expect(load.doneAfterKill).toBeGreaterThan(0);

    expect(respondents.acknowledged).toBeGreaterThan(0);
    expect(await respondents.miscounted()).toEqual([]);
    for (const own of writers) {
      expect((await own.send("GET", `${nginx.url}/api/auth/profile`)).status).toBe(200);
    }
    // The log has a line for each acknowledged change, without the new values.
    const changes = (await changesInLog()).slice(before.length);
    for (const { username } of DEMONSTRATION_USERS) {
      const getCount = (names: readonly string[]) => names.filter((name) => name === username).length;
      expect(getCount(changes)).toBeGreaterThanOrEqual(getCount(saved));
    }
    const pendingEmails = new Set(await knex("one_time_code").whereNotNull("registration").pluck("email"));
    expect(registered.filter((email) => !pendingEmails.has(email))).toEqual([]);
    expect(saved.length).toBeGreaterThan(0);
    expect(registered.length).toBeGreaterThan(0);
  });
});

class Load {
  isKilled = false;
  doneAfterKill = 0;
  readonly #startedAt = performance.now();
  readonly #done = { question: 0, change: 0 };
  readonly #failed = { question: new Map<string, number>(), change: new Map<string, number>() };

  async count(kind: "question" | "change", sendRequest: () => Promise<ClientResponse>): Promise<boolean> {
    const outcome = await sendRequest().then(
      ({ status }) => (status === 200 ? undefined : String(status)),
      (error: Error) => error.message,
    );
    if (outcome === undefined) {
      this.#done[kind] += 1;
      if (this.isKilled) this.doneAfterKill += 1;
      return true;
    }
    this.#failed[kind].set(outcome, (this.#failed[kind].get(outcome) ?? 0) + 1);
    return false;
  }

  countErrors(kind: "question" | "change"): number {
    return [...this.#failed[kind].values()].reduce((sum, count) => sum + count, 0);
  }

  describe(): string {
    const seconds = (performance.now() - this.#startedAt) / 1000;
    const perSecond = (count: number) => Math.round(count / seconds);
    const { question, change } = this.#done;
    const errors = (["question", "change"] as const).flatMap((kind) =>
      [...this.#failed[kind]].map(([outcome, count]) => `${count} × ${outcome} to a ${kind}`),
    );
    return (
      `Load held: ${perSecond(question)} questions/s and ${perSecond(change)} changes/s ` +
      `(${question} and ${change}, ${this.doneAfterKill} of them after the kill); ` +
      `errors: ${errors.join(", ") || "none"}`
    );
  }
}

const person = (index: number) => DEMONSTRATION_USERS[index] as (typeof DEMONSTRATION_USERS)[number];

function getProfile(index: number) {
  const { username, name, titleId, roleId } = person(index);
  return { titleId, jobRole: roleId, fullName: name, alternativeNumber: "", email: username };
}
