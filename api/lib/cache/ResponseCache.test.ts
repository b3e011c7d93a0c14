import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { Dataset } from "./datasets.ts";
import { raiseDataVersion } from "./dataVersion.ts";
import { FairQueue } from "./FairQueue.ts";
import { ResponseCache, type SerializedResponse } from "./ResponseCache.ts";

const NORTHERN_CAPE = 7;
const CACHED_PATHS = ["/api/geography/boundary/list/1", "/embed/areas/crime/0", "/home/contact"];

describe.each(testDatabases)("cached public responses, on %s", (_name, open) => {
  const api = startApi(open);
  const read = async (path: string) => (await fetch(api.url + path)).text();

  afterEach(() => vi.restoreAllMocks());

  const rename = async (description: string, changed: Dataset[]) => {
    await api.knex("boundary").where({ boundaryId: NORTHERN_CAPE }).update({ description });
    await api.knex.transaction((trx) => raiseDataVersion(trx, changed));
  };

  test("a finding remains cached while another theme changes", async () => {
    const finding = (theme: number) => read(`/api/findings?componentId=${theme}&boundaryId=${NORTHERN_CAPE}`);
    expect(await finding(3)).toContain("Northern Cape");
    expect(await finding(1)).toContain("Northern Cape");
    await rename("Renamed Province", ["building-block"]);
    await expect.poll(() => finding(1)).toContain("Renamed Province");
    expect(await finding(3)).toContain("Northern Cape");
    await rename("Northern Cape", ["boundaries"]);
    await expect.poll(() => finding(1)).toContain("Northern Cape");
  });

  test.each(CACHED_PATHS)(
    "%s remains cached until a change is announced, and is then computed again",
    async (path) => {
      // The clock stands still, because some responses are read again after a minute.
      vi.spyOn(performance, "now").mockReturnValue(performance.now());
      const rename = (description: string) =>
        api.knex("boundary").where({ boundaryId: NORTHERN_CAPE }).update({ description });
      expect(await read(path)).toContain("Northern Cape");
      await rename("Renamed Province");
      expect(await read(path)).toContain("Northern Cape");
      await api.knex.transaction((trx) => raiseDataVersion(trx, ["boundaries"]));
      await expect.poll(() => read(path)).toContain("Renamed Province");
      await rename("Northern Cape");
      await api.knex.transaction((trx) => raiseDataVersion(trx));
      await expect.poll(() => read(path)).toContain("Northern Cape");
    },
  );
});

const CHANGES: [what: string, change: (cache: ResponseCache) => void, laterText: string][] = [
  ["a change of its figures is sent, and not cached", (cache) => cache.drop(["crime"]), "new"],
  ["a change of everything is sent, and not cached", (cache) => cache.clear(), "new"],
  ["a change of other figures is cached", (cache) => cache.drop(["health-check"]), "old"],
];
test.each(CHANGES)("a response begun before %s", async (_, change, laterText) => {
  const cache = new ResponseCache({});
  const request = { url: "/figures", headers: {} } as IncomingMessage;
  const cacheRequest = {
    url: "/figures",
    request,
    network: "10.0.0.1",
    queue: new FairQueue(1),
    dependsOn: ["crime"],
  } as const;
  const serialized = (text: string): SerializedResponse => ({
    body: Buffer.from(text),
    headers: {},
    isCompressed: false,
  });
  const reading = Promise.withResolvers<SerializedResponse>();
  const pendingResponse = cache.respond(cacheRequest, () => reading.promise);
  change(cache);
  reading.resolve(serialized("old"));
  expect(String((await pendingResponse).body)).toBe("old");
  expect(String((await cache.respond(cacheRequest, async () => serialized("new"))).body)).toBe(laterText);
});
