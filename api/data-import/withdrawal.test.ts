import { describe, expect, test } from "vitest";
import { getFeatureFlags } from "../config/contract.ts";
import { getCrimeStats } from "../crime/contract.ts";
import { getRelease, getReleases } from "../release/contract.ts";
import { createImporter } from "../testing/import/importInto.ts";
import { IMPORT_SOURCE } from "../testing/import/importSource.ts";
import { startUploads } from "../testing/import/startUploads.ts";
import { testDatabases } from "../testing/testDatabase.ts";

const reason = "The figures are of another country.";

describe.each(testDatabases)("withdrawals of imports on %s", (_, open) => {
  const uploads = startUploads(open);
  const { admin, until, read } = uploads;

  async function importFile(rows: string, title: string): Promise<number> {
    const { importText } = createImporter("crime", uploads.knex, uploads.varDir);
    const content = `station,period,category,count\n${rows}\n`;
    await importText(content, { reason, source: { ...IMPORT_SOURCE, title } });
    const [importId] = await uploads.knex("data_import").orderBy("import_id", "desc").pluck("import_id");
    return importId;
  }
  const withdraw = (body: { importId: number; reason?: string }) =>
    admin.postJson("/api/import/withdraw", body);
  const preview = async (importId: number) => {
    expect(await withdraw({ importId, reason })).toMatchObject({ status: 200 });
    await until(importId, "applied");
    return (await read(importId)).withdrawal;
  };
  const fetchStats = () => admin.read(getCrimeStats, { query: { boundaryId: 0 } });

  test("remove the figures, with those of later imports that corrected them, and publish the reason", async () => {
    const demonstration = await fetchStats();
    const firstImport = await importFile("Kimberley,2018Q1,Rape,20\nGaleshewe,2018Q1,Rape,5", "First");
    expect((await admin.read(getFeatureFlags)).demonstration).not.toContain(3);
    await expect
      .poll(async () => (await fetchStats()).source?.description)
      .toBe("South African Police Service, First, 11 September 2018, CC BY 4.0");
    const second = await importFile("Galeshewe,2018Q1,Rape,7", "Second");
    await expect
      .poll(async () => (await fetchStats()).source?.otherSources)
      .toEqual([`South African Police Service, Second, 11 September 2018, CC BY 4.0, ${IMPORT_SOURCE.url}`]);
    const statsOfBoth = await fetchStats();
    expect(await read(second)).toMatchObject({
      isWithdrawable: true,
      source: { title: "Second" },
      knownSources: [{ title: "First" }, { title: "Second" }],
    });

    expect(await withdraw({ importId: second })).toMatchObject({ status: 409, code: "not-withdrawable" });
    const previewed = await preview(firstImport);
    expect(previewed?.withdrawn.map(({ importId }) => importId)).toEqual([second, firstImport]);
    expect(previewed?.summary.at(-1)).toContain(", 2 figures disappear, 0 are again as before, and ");
    expect(await fetchStats()).toEqual(statsOfBoth);
    await uploads.knex("session").update({ authenticatedAt: new Date(0) });
    expect(await withdraw({ importId: firstImport })).toMatchObject({ status: 403, code: "password-needed" });
    expect((await read(firstImport)).state).toBe("applied");
    await uploads.knex("session").update({ authenticatedAt: new Date() });

    await importFile("Galeshewe,2018Q1,Rape,9", "Third");
    expect(await withdraw({ importId: firstImport })).toMatchObject({ status: 409, code: "stale-preview" });
    await until(firstImport, "applied");
    expect(await withdraw({ importId: firstImport })).toMatchObject({ status: 200 });
    expect(await until(firstImport, "withdrawn")).toMatchObject({
      withdrawal: { reason },
      isWithdrawable: false,
    });
    expect(await fetchStats()).toEqual(demonstration);
    expect((await admin.read(getFeatureFlags)).demonstration).toContain(3);

    const [release] = await admin.read(getReleases);
    expect(release?.title).toBe("Crime statistics: withdrawn figures");
    expect(release?.summary).toContain(
      "Crime statistics: the invented figures of the demonstration are shown again.",
    );
    const feed = await (await admin.get("/api/releases.atom")).text();
    expect(feed).toContain("Crime statistics: withdrawn figures");
    expect(feed).toContain(`The reason: ${reason}`);
    const { themes } = await admin.read(getRelease, { params: { releaseId: release?.releaseId ?? 0 } });
    expect(themes).toMatchObject([{ withdrawn: { reason }, hasFile: true }]);
    const lines = await uploads.knex("audit_log").where({ what: "import withdrawn" }).orderBy("audit_id");
    expect(lines.map(({ after }) => [after.title, after.reason])).toEqual([
      ["Third", reason],
      ["Second", reason],
      ["First", reason],
    ]);
  });

  test("need a new preview after an interrupted one, and are refused with a reason if the import stored no earlier figures", async () => {
    const importId = await importFile("Kimberley,2019Q1,Rape,20", "Late");
    const withdrawal = JSON.stringify({ reason, withdrawn: [], summary: [] });
    const interrupted = { state: "withdrawing", aliveAt: new Date(0), withdrawal };
    await uploads.knex("data_import").where({ importId }).update(interrupted);
    expect(await read(importId)).toMatchObject({ state: "applied", withdrawal: null });
    expect(await withdraw({ importId })).toMatchObject({ status: 409, code: "not-withdrawable" });

    await uploads.knex("crime_import_period").where({ importId }).delete();
    expect(await read(importId)).toMatchObject({
      isWithdrawable: false,
      withdrawalRefusal: "It was applied before imports stored the figures that they replaced.",
    });
  });
});
