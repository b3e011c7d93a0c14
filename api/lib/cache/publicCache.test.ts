import { afterEach, describe, expect, test, vi } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { raiseDataVersion } from "./dataVersion.ts";

const NORTHERN_CAPE = 7;
const KEPT = ["/api/geography/boundary/list/1", "/embed/areas/crime/0", "/home/contact"];

describe.each(testDatabases)("what is kept for the public, on %s", (_name, open) => {
  const api = startApi(open);
  const read = async (path: string) => (await fetch(api.url + path)).text();

  afterEach(() => vi.restoreAllMocks());

  test.each(KEPT)(
    "%s stays as it is until a change is announced, and is written again then",
    async (path) => {
      // Some are read again after a minute, whatever happens.
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
