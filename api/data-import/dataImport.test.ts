import { mkdirSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { sha256 } from "../lib/security/secrets.ts";
import { IMPORT_SOURCE } from "../testing/import/importSource.ts";
import { startUploads } from "../testing/import/startUploads.ts";
import { temporaryFile } from "../testing/temporaryFile.ts";
import { bothDatabases, openPglite, testDatabases } from "../testing/testDatabase.ts";
import { getImports } from "./contract.ts";
import { runImport } from "./importers.ts";
import type { ImportRow } from "./imports.ts";
import { recordAppliedImport } from "./runningImports.ts";
import { runUploadedImport } from "./runUploadedImport.ts";
import { findRunningImport, trackRunningImport } from "./trackRunningImport.ts";
import { deleteExpiredUploads } from "./uploadedFiles.ts";

const FIGURES = "station,period,category,count\nKimberley,2018Q1,Rape,20\nNowhere at all,2018Q1,Rape,3\n";

describe.each(bothDatabases)("importing files, %s", (_, open) => {
  const uploads = startUploads(open);
  const { admin, signIn, read, until, varDir } = uploads;
  const isShared = () => uploads.knex.client.config.client === "pg";
  beforeEach(() => uploads.knex("data_import").delete());

  const upload = async (text: string, browser = admin) => {
    const path = "/api/import/upload?kind=crime&fileName=figures.csv";
    const response = await browser.upload(path, Buffer.from(text));
    return {
      ...((await response.json()) as { importId: number; code?: string; message: string }),
      status: response.status,
    };
  };
  const applyFields = { reason: "The pilot of the Northern Cape.", source: IMPORT_SOURCE };
  const apply = (importId: number) => admin.postJson("/api/import/apply", { importId, ...applyFields });
  const insertImport = async (state: ImportRow["state"], aliveAt = new Date()): Promise<number> => {
    const { stakeholderId: uploadedBy } = await uploads
      .knex("user_account")
      .where({ username: "admin@demo.example" })
      .first();
    const row = { kind: "crime", fileName: "other.csv", state, uploadedBy, uploadedAt: aliveAt, aliveAt };
    const [{ importId }] = await uploads.knex("data_import").insert(row).returning("importId");
    return importId;
  };
  const countFigures = async () =>
    (await uploads.knex("crime_figure").where({ year: 2018, quarter: 1 }).select()).length;

  test("S43 a file is previewed, applied as previewed after a new preview of changed figures, and listed in the history", async () => {
    const { importId, status } = await upload(FIGURES);
    expect(status).toBe(200);
    const preview = await until(importId, "previewed");
    expect(preview).toMatchObject({ hasChanges: true, hasRejects: true, isApplicable: true });
    expect(preview.summary.join("\n")).toContain("1 figure would be added");
    expect(preview.needsReason).toBe(true);
    expect(preview.warnings).toContainEqual(expect.stringContaining("1 of 2 rows (50.0 %)"));
    expect(preview.summary.join("\n")).not.toContain("gbvf-imports");
    expect(await countFigures()).toBe(0);
    const rejects = await admin.get(`/api/import/getRejects?importId=${importId}`);
    expect(rejects.headers.get("content-disposition")).toContain('"figures-rejects.csv"');
    expect(await rejects.text()).toContain("Nowhere at all");

    const withoutReason = await admin.postJson("/api/import/apply", { importId, source: IMPORT_SOURCE });
    expect(withoutReason).toMatchObject({ status: 400, code: "reason-needed" });
    await uploads.knex.transaction((trx) => raiseDataVersion(trx, ["crime"]));
    expect(await apply(importId)).toMatchObject({ status: 409, code: "stale-preview" });
    await until(importId, "previewed");
    // With a shared database, a process with another folder may apply the import.
    if (isShared()) rmSync(join(varDir, "uploads"), { recursive: true });
    expect(await apply(importId)).toMatchObject({ status: 200 });
    const applied = await until(importId, "applied");
    expect(applied.summary.join("\n")).toContain("1 figure was added");
    expect(await countFigures()).toBeGreaterThan(0);
    expect(await apply(importId)).toMatchObject({ status: 409, code: "not-waiting" });
    const { imports } = await admin.read(getImports);
    expect(imports).toMatchObject([
      { fileName: "figures.csv", uploadedBy: "Nomsa Dlamini", state: "applied" },
    ]);
    const { stakeholderId: nomsa } = await uploads
      .knex("user_account")
      .where({ username: "admin@demo.example" })
      .first();
    expect(await uploads.knex("mail").where({ template: "grave-import" })).not.toEqual([]);
    const lines = await uploads.knex("audit_log").whereLike("what", "import %").orderBy("audit_id");
    expect(lines.map(({ what, actorStakeholderId }) => [what, actorStakeholderId])).toEqual([
      ["import uploaded", nomsa],
      ["import begun", nomsa],
      ["import applied", nomsa],
    ]);
  });

  test("only the person who began an import can see its progress, even while it holds the only connection", async () => {
    const importId = await insertImport("previewed");
    const row: ImportRow = await uploads.knex("data_import").where({ importId }).first();
    const applying = { ...row, hasRejects: false, uploadedBy: null, state: "applying" } as const;
    const history = { rows: [applying], total: 1 };
    const runningImport = trackRunningImport(applying, sha256(admin.cookies.get("session") ?? ""), history);
    runningImport.onProgress({ stage: "Writing", done: 1, total: 2 });
    const connection = await uploads.knex.client.acquireConnection();
    try {
      expect(await read(importId)).toMatchObject({
        state: "applying",
        progress: { stage: "Writing", done: 1 },
      });
      const list = await admin.get("/api/import/getImports?pageNumber=1&pageSize=30");
      expect(await list.json()).toMatchObject({ total: 1, imports: [{ importId, state: "applying" }] });
    } finally {
      await uploads.knex.client.releaseConnection(connection);
      runningImport.end();
    }
    const otherUser = await signIn("organisation");
    const { end } = trackRunningImport(applying, "of another session");
    expect((await read(importId)).state).toBe("previewed");
    end();
    expect((await otherUser.get(`/api/import/getImport?importId=${importId}`)).status).toBe(403);
  });

  test.skipIf(open !== openPglite)("an ended session cannot read a running import", async () => {
    const { importId } = await upload(FIGURES);
    await until(importId, "previewed");
    const row: ImportRow = await uploads.knex("data_import").where({ importId }).first();
    const reading = { ...row, hasRejects: false, uploadedBy: null };
    const importOfEndedSession = runUploadedImport(
      { ...reading, dryRun: true, sessionHash: "ended" },
      uploads.services,
    );
    const sessionRemoval = expect
      .poll(() => findRunningImport(importId, "ended", new Date()), { interval: 1 })
      .toBe(undefined);
    expect(
      await Promise.race([
        importOfEndedSession.then(() => "read to its end"),
        sessionRemoval.then(() => "forgotten"),
      ]),
    ).toBe("forgotten");
    await importOfEndedSession;
  });

  if (!testDatabases.some(([, each]) => each === open)) return;

  test("an invalid file is refused with the number of its invalid line", async () => {
    const { importId } = await upload("station,period,category,count\nKimberley,2018Q1,Rape,-1\n");
    const failed = await until(importId, "failed");
    expect(failed.errorMessage).toContain("line 2");
    expect((await upload("")).status).toBe(400);
  });

  test("an import that was marked as interrupted is not applied later", async () => {
    const importId = await insertImport("failed");
    const before = await countFigures();
    const lateImport = runImport(uploads.knex, {
      kind: "crime",
      file: temporaryFile("late.csv", "station,period,category,count\nKimberley,2018Q1,Murder,7\n"),
      dryRun: false,
      varDir,
      today: new Date(),
      options: { reason: "It is meant so." },
      onProgress: () => undefined,
      beforeCommit: (trx, { summary }) =>
        recordAppliedImport(trx, { importId, appliedBy: 1, folder: varDir, summary }),
    });
    await expect(lateImport).rejects.toThrow("interrupted");
    expect(await uploads.knex("audit_log").whereRaw("after ->> 'fileName' = 'other.csv'")).toEqual([]);
    expect(await countFigures()).toBe(before);
  });

  test("the file of an unapplied preview is deleted after seven days, and so are other leftover files", async () => {
    const now = new Date();
    const oldId = await insertImport("previewed", new Date(now.getTime() - 7 * 24 * 3_600_000 - 1));
    const freshId = await insertImport("previewed", now);
    await uploads.knex("data_import").update({ content: Buffer.from("file") });
    const [leftover, arriving] = [987_654, 987_655];
    rmSync(join(varDir, "uploads"), { recursive: true, force: true });
    for (const id of [oldId, freshId, leftover, arriving]) {
      const folder = join(varDir, "uploads", String(id));
      mkdirSync(folder, { recursive: true });
      if (id !== arriving) utimesSync(folder, new Date(0), new Date(0));
    }
    await deleteExpiredUploads(uploads.knex, { VAR_DIR: varDir }, now);
    expect(await read(oldId)).toMatchObject({
      state: "cancelled",
      errorMessage: expect.stringContaining("within 7 days"),
    });
    expect((await read(freshId)).state).toBe("previewed");
    expect(await uploads.knex("data_import").whereNotNull("content").pluck("import_id")).toEqual([freshId]);
    expect(readdirSync(join(varDir, "uploads")).sort()).toEqual([freshId, arriving].map(String).sort());
    expect(await apply(oldId)).toMatchObject({ status: 409, code: "not-waiting" });
  });

  test("one import runs at a time over all processes; neither an interrupted one nor a slow upload blocks the next", async () => {
    await insertImport("applying");
    const busy = await upload(FIGURES);
    expect(busy).toMatchObject({ status: 409, code: "busy" });
    expect(busy.message).toContain("Nomsa Dlamini is importing “other.csv”");
    await uploads.knex("data_import").update({ aliveAt: new Date(Date.now() - 10 * 60_000) });

    let end = () => {};
    const slow = new ReadableStream({
      start(sending) {
        sending.enqueue(Buffer.from("station,"));
        end = () => sending.close();
      },
    });
    const sending = admin.upload("/api/import/upload?kind=crime&fileName=slow.csv", slow);
    const { importId, status } = await upload(FIGURES);
    expect(status).toBe(200);
    await until(importId, "previewed");
    expect(await uploads.knex("data_import").where({ fileName: "other.csv" }).first()).toMatchObject({
      state: "failed",
    });
    end();
    expect((await sending).status).toBe(200);
  });

  test("each kind that has a template serves it", async () => {
    const response = await admin.get("/api/import/getTemplate?kind=buildingblocks");
    expect(response.headers.get("content-disposition")).toContain('"buildingblocks-template.csv"');
    expect(await response.text()).toContain("municipality;building_block;name");
    expect((await admin.get("/api/import/getTemplate?kind=boundaries")).status).toBe(400);
  });

  test("a user without the permission is refused before the upload is read", async () => {
    expect((await upload(FIGURES, await signIn("organisation"))).status).toBe(403);
    const response = await admin.post("/api/import/upload?kind=crime&fileName=figures.csv", {});
    expect(response.status).toBe(415);
    expect(await uploads.knex("data_import").select()).toEqual([]);
  });
});
