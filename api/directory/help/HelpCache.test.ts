import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../testing/temporaryFile.ts";
import { HelpCache } from "./HelpCache.ts";
import type { Help, Municipality, Service } from "./help.ts";
import { findPagesThatShowed } from "./ProxyCopies.ts";

const varDir = temporaryFolder(afterAll);

const createHelp = (name: string): Help => ({
  isDemonstration: false,
  areas: [],
  municipalities: [],
  callable: [],
  lines: [
    {
      name,
      kind: "",
      buildingBlockId: 4,
      about: null,
      openingHours: null,
      languages: [],
      address: null,
      isConfidential: false,
      point: null,
      calls: [],
      checkedOn: null,
      note: "Not test-called",
    },
  ],
});

function createHelpCache(database: { help: Help | undefined; reads: number }, folder?: string) {
  const read = async () => {
    database.reads += 1;
    if (database.help === undefined) throw new Error("gone");
    return database.help;
  };
  return new HelpCache(read, folder, pino({ level: "silent" }));
}

test("serves the last copy while the database is unreachable, also after a restart", async () => {
  const database = { help: createHelp("Police") as Help | undefined, reads: 0 };
  const helpCache = createHelpCache(database, varDir);
  expect(await helpCache.current()).toEqual(createHelp("Police"));
  await helpCache.flush();
  database.help = undefined;
  helpCache.drop();
  expect(await helpCache.current()).toEqual(createHelp("Police"));

  const restarted = createHelpCache(database, varDir);
  expect(await restarted.current()).toEqual(createHelp("Police"));
  database.help = createHelp("Police, moved");
  restarted.drop();
  expect(await restarted.current()).toEqual(createHelp("Police, moved"));
  await restarted.flush();
  expect(JSON.parse(await readFile(join(varDir, "help.json"), "utf8"))).toEqual(createHelp("Police, moved"));
  expect((await stat(join(varDir, "help.json"))).mode & 0o077).toBe(0);
});

test("a page that does not wait for the database has a change at the next request", async () => {
  const database = { help: createHelp("Police") as Help | undefined, reads: 0 };
  const cache = createHelpCache(database);
  expect(await cache.stored()).toEqual(createHelp("Police"));
  database.help = createHelp("Police, moved");
  cache.drop();
  expect(await cache.stored()).toEqual(createHelp("Police"));
  await expect.poll(() => cache.stored()).toEqual(createHelp("Police, moved"));
});

test("prepares the first copy before any request, without delay by an unreachable database", async () => {
  const database = { help: createHelp("Police") as Help | undefined, reads: 0 };
  const helpCache = createHelpCache(database);
  await helpCache.prepare();
  expect(await helpCache.current()).toEqual(createHelp("Police"));
  expect(database.reads).toBe(1);

  await expect(createHelpCache({ help: undefined, reads: 0 }).prepare()).resolves.toBeUndefined();
});

test("concurrent requests share one read, and a change during the read causes another", async () => {
  const database = { help: createHelp("Police") as Help | undefined, reads: 0 };
  const helpCache = createHelpCache(database);
  await Promise.all([helpCache.current(), helpCache.current(), helpCache.current()]);
  await helpCache.current();
  expect(database.reads).toBe(1);
  helpCache.drop();
  const before = helpCache.current();
  database.help = createHelp("Police, moved");
  helpCache.drop();
  await before;
  expect(await helpCache.current()).toEqual(createHelp("Police, moved"));
});

test("only changes of places and boundaries cause another read", async () => {
  const database = { help: createHelp("Police") as Help | undefined, reads: 0 };
  const helpCache = createHelpCache(database);
  await helpCache.current();
  helpCache.drop(["crime", "health-check", "collective-action"]);
  await helpCache.current();
  expect(database.reads).toBe(1);
  for (const dataset of ["boundaries", "building-block"] as const) {
    helpCache.drop([dataset, "crime"]);
    await helpCache.current();
  }
  expect(database.reads).toBe(3);
});

test("an unreadable copy counts as none, and then the database's error is thrown", async () => {
  await writeFile(join(varDir, "help.json"), '{"lines":1}');
  await expect(createHelpCache({ help: undefined, reads: 0 }, varDir).current()).rejects.toThrow("gone");
});

test("S54 a read that began before a change does not replace the read after it", async () => {
  const reads: PromiseWithResolvers<Help>[] = [];
  const read = () => {
    const next = Promise.withResolvers<Help>();
    reads.push(next);
    return next.promise;
  };
  const helpCache = new HelpCache(read, undefined, pino({ level: "silent" }));
  const first = helpCache.current();
  helpCache.drop();
  const second = helpCache.current();
  reads[1]?.resolve(createHelp("Hidden"));
  expect(await second).toEqual(createHelp("Hidden"));
  reads[0]?.resolve(createHelp("Shown"));
  await first;
  expect(await helpCache.current()).toEqual(createHelp("Hidden"));
});

test("no request waits for a read without an announced change", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reads: PromiseWithResolvers<Help>[] = [];
  const read = () => {
    const next = Promise.withResolvers<Help>();
    reads.push(next);
    return next.promise;
  };
  const helpCache = new HelpCache(read, undefined, pino({ level: "silent" }));
  const first = helpCache.current();
  reads[0]?.resolve(createHelp("Police"));
  await first;
  await vi.advanceTimersByTimeAsync(61_000);
  const waits = vi.advanceTimersByTimeAsync(1).then(() => "waits");
  expect(await Promise.race([helpCache.current(), waits])).toEqual(createHelp("Police"));
  reads[1]?.resolve(createHelp("Police, moved"));
  await vi.advanceTimersByTimeAsync(1);
  expect(await helpCache.current()).toEqual(createHelp("Police, moved"));
});

test("S54 reads a change without any request, and retries while the database is unreachable", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const database = { help: createHelp("Shown") as Help | undefined, reads: 0 };
  const changes: string[] = [];
  const read = async () => {
    database.reads += 1;
    if (database.help === undefined) throw new Error("gone");
    return database.help;
  };
  const helpCache = new HelpCache(read, undefined, pino({ level: "silent" }), (_before, { lines }) => {
    changes.push(lines[0]?.name ?? "");
  });
  await helpCache.prepare();
  database.help = undefined;
  helpCache.drop();
  helpCache.refreshSoon();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(changes).toEqual(["Shown"]);
  database.help = createHelp("Hidden");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(changes).toEqual(["Shown", "Hidden"]);
  const { reads } = database;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(database.reads).toBe(reads);
});

const service = (name: string, more: Partial<Service> = {}): Service => ({
  name,
  kind: "Shelters",
  buildingBlockId: 5,
  about: null,
  openingHours: null,
  languages: [],
  address: "12 Rose Street",
  isConfidential: false,
  point: null,
  calls: [],
  ...more,
});
const municipality = (boundaryId: number, services: Service[]): Municipality => ({
  ...{ kind: "municipality", boundaryId, name: `Municipality ${boundaryId}`, otherNames: {}, services },
  province: { boundaryId: 3, name: "Gauteng" },
  district: { boundaryId: 30, name: "Sedibeng" },
  ...{ towns: [], precincts: [], townPoints: {}, middle: null },
});
const help = (services: Service[], elsewhere = [service("Elsewhere")]): Help => ({
  ...{ lines: [], areas: [], callable: [], isDemonstration: false },
  municipalities: [municipality(100, services), municipality(200, elsewhere)],
});
const before = help([service("Rose & House")]);

test.each<[string, Help]>([
  ["became confidential", help([service("Rose & House", { address: null, isConfidential: true })])],
  ["has no address any more", help([service("Rose & House", { address: null })])],
  ["ended", help([])],
])("drops the page of a place that %s, and no other page", async (_what, after) => {
  expect(await findPagesThatShowed(before, after)).toEqual([100]);
});

test("keeps the pages after other changes", async () => {
  expect(
    await findPagesThatShowed(before, help([service("Rose & House", { address: "14 Rose Street" })])),
  ).toEqual([]);
  expect(await findPagesThatShowed(before, help([service("Rose & House")], []))).toEqual([200]);
  expect(await findPagesThatShowed(before, before)).toEqual([]);
});
