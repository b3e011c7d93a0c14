import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { receiveFile, safeFileName } from "./receiveFile.ts";

const parent = temporaryFolder(afterAll);

test.each([
  ["Crime 2025-26 (Q1).xlsx", "Crime 2025-26 (Q1).xlsx"],
  ["C:\\Users\\me\\crime.csv", "crime.csv"],
  ["../../etc/passwd", "passwd"],
  ["..", "file"],
  ["a\u0000b<c>.csv", "a_b_c_.csv"],
])("S30 a file called %j is stored as %j", (given, name) => {
  expect(safeFileName(given)).toBe(name);
});

test.each(["𝒳", "é", "x", "漢"])(
  "S28 a long name is cut between its characters, and fits on disk: %s",
  (letter) => {
    for (const ending of [".csv", ".xlsx", ".geojson"]) {
      const name = safeFileName(letter.repeat(200) + ending);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toContain("\uFFFD");
      expect(name.endsWith(letter + ending)).toBe(true);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    }
  },
);

test("S49 a connection on which a file was refused takes the next call, as a proxy expects", async () => {
  let calls = 0;
  const server = createServer(async (upload, answer) => {
    const folder = join(parent, String(calls++));
    const received = receiveFile(upload, { folder, file: join(folder, "file"), mostBytes: 1024 });
    answer.statusCode = await received.then(
      () => 200,
      ({ status }) => status,
    );
    answer.end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (bytes: number) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ port, host: "127.0.0.1", method: "POST", agent });
    call.end(Buffer.alloc(bytes));
    const [answer] = await once(call, "response");
    answer.resume();
    await once(answer, "end");
    return [answer.statusCode, call.reusedSocket];
  };
  expect(await send(3_000_000)).toEqual([413, false]);
  expect(await send(500)).toEqual([200, true]);
  expect(await send(3_000_000)).toEqual([413, true]);
  expect(await send(0)).toEqual([400, true]);
  agent.destroy();
  server.close();
});
