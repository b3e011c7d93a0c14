import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { toHttpError } from "../lib/http/errors.ts";
import { buildZip } from "../testing/import/buildWorkbook.ts";
import { temporaryFile, temporaryFolder } from "../testing/temporaryFile.ts";
import { ImportError } from "./ImportError.ts";
import { RejectsFile } from "./RejectsFile.ts";
import { readColumns } from "./readColumns.ts";
import { receiveFile, safeFileName } from "./receiveFile.ts";
import { recogniseFile } from "./recogniseFile.ts";

const parent = temporaryFolder(afterAll);

test.each([
  ["Crime 2025-26 (Q1).xlsx", "Crime 2025-26 (Q1).xlsx"],
  ["C:\\Users\\me\\crime.csv", "crime.csv"],
  ["../../etc/passwd", "passwd"],
  ["..", "file"],
  ["a\u0000b<c>.csv", "a_b_c_.csv"],
])("S30 a file called %j is stored as %j", (original, name) => {
  expect(safeFileName(original)).toBe(name);
});

test.each(["𝒳", "é", "x", "漢"])(
  "S28 a long name is cut between characters to the length that disks allow: %s",
  (character) => {
    for (const ending of [".csv", ".xlsx", ".geojson"]) {
      const name = safeFileName(character.repeat(200) + ending);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toContain("\uFFFD");
      expect(name.endsWith(character + ending)).toBe(true);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    }
  },
);

test("a full disk is reported, and no file remains", async () => {
  const folder = join(parent, "full");
  const receipt = receiveFile(Readable.from([Buffer.alloc(1024)]), {
    folder,
    file: "/dev/full",
    maxBytes: 2048,
  });
  const error = toHttpError(await receipt.catch((thrown: unknown) => thrown));
  expect(error).toMatchObject({ status: 503, code: "disk-full" });
  expect(error.message).toMatch(/^The server’s disk is full, so nothing can be saved\./);
  expect(existsSync(folder)).toBe(false);
});

test("S49 a connection on which a file was refused accepts the next request, as a proxy expects", async () => {
  let requestCount = 0;
  const server = createServer(async (upload, response) => {
    const folder = join(parent, String(requestCount++));
    const receipt = receiveFile(upload, { folder, file: join(folder, "file"), maxBytes: 1024 });
    response.statusCode = await receipt.then(
      () => 200,
      ({ status }) => status,
    );
    response.end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (bytes: number) => {
    const { port } = server.address() as AddressInfo;
    const clientRequest = request({ port, host: "127.0.0.1", method: "POST", agent });
    clientRequest.end(Buffer.alloc(bytes));
    const [response] = await once(clientRequest, "response");
    response.resume();
    await once(response, "end");
    return [response.statusCode, clientRequest.reusedSocket];
  };
  expect(await send(3_000_000)).toEqual([413, false]);
  expect(await send(500)).toEqual([200, true]);
  expect(await send(3_000_000)).toEqual([413, true]);
  expect(await send(0)).toEqual([400, true]);
  agent.destroy();
  server.close();
});

test("the first bytes decide a file's format, whatever its name", async () => {
  const workbook = temporaryFile("figures.csv", buildZip([{ name: "a", content: "a" }]));
  expect(await recogniseFile(workbook)).toMatchObject({ format: "workbook" });
  const text = temporaryFile("figures.xlsx", "a,b\n");
  expect(await recogniseFile(text)).toEqual({ format: "csv", size: 4 });
});

test("S30 a file over the limit is refused before it is read", async () => {
  const csv = temporaryFile("large.csv", Buffer.alloc(100_000, "a,b\n"));
  truncateSync(csv, 400_000_001);
  await expect(recogniseFile(csv)).rejects.toThrow("more than the limit of 400 MB");
  const zip = temporaryFile("large.xlsx", buildZip([{ name: "a", content: "a" }]));
  truncateSync(zip, 64_000_001);
  await expect(recogniseFile(zip)).rejects.toThrow("more than the limit of 64 MB");
});

test("a missing file and a folder are refused", async () => {
  await expect(recogniseFile("/nowhere/figures.csv")).rejects.toThrow("figures.csv: there is no such file.");
  await expect(recogniseFile(temporaryFolder())).rejects.toThrow(ImportError);
});

describe("Rejects file", () => {
  const folder = mkdtempSync(join(tmpdir(), "gbvf-rejects-"));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    "=1+1",
    "＝1+1",
    "＋1",
    "－1",
    "＠x",
    " =1",
    "\u00a0=1",
    "\u200b@x",
    "\n=1",
    "\nx",
    "\tx",
    "\0x",
  ])(
    "S29 a rejected cell that may be a formula is written as text: %j; S30 only the owner can read the file",
    (cell) => {
      const rejects = new RejectsFile(join(folder, "rejects", "a.csv"));
      rejects.add(2, "unknown station", [cell, "plain - text"]);
      rejects.close();
      const text = readFileSync(rejects.path, "utf8");
      expect(text).toContain(`'${cell}`);
      expect(text).toContain(",plain - text");
      const getMode = (path: string) => statSync(path).mode & 0o777;
      expect([getMode(rejects.path), getMode(dirname(rejects.path))]).toEqual([0o600, 0o700]);
    },
  );

  test.each(["=1+1", "-28.7", "＝1+1", "＋1", "－1", "＠x"])(
    "a cell that was written as text is read unchanged when the file is imported again: %j",
    async (cell) => {
      const rejects = new RejectsFile(join(folder, "rejects", "b.csv"));
      rejects.setHeader(["name"]);
      rejects.add(2, "unknown", [cell]);
      rejects.close();
      const readCells: string[] = [];
      await readColumns(
        rejects.path,
        { required: ["name"], optional: [] },
        { onHeader: () => {}, onRow: ({ value }) => readCells.push(value.name), onProgress: () => {} },
      );
      expect(readCells).toEqual([cell]);
    },
  );
});
