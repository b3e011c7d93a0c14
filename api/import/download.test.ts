import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { type DownloadLimits, download } from "./download.ts";

const CONTENT = Buffer.from("0123456789".repeat(20_000));
const SUM = createHash("sha256").update(CONTENT).digest("hex");
const LIMITS: DownloadLimits = { bytes: 1_000_000, totalMs: 60_000, silentMs: 60_000 };

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/municipalities.geojson`);
}

const fetchFrom = (address: URL, folder = temporaryFolder(), limits: Partial<DownloadLimits> = {}) =>
  download({ address, folder, onProgress: () => {}, limits: { ...LIMITS, ...limits } });

function cutAfter(bytes: number, asked: string[], etag = '"1"'): RequestListener {
  return ({ headers }, response) => {
    asked.push(headers.range ?? "all");
    const isSame = headers.range !== undefined && headers["if-range"] === etag;
    const from = isSame ? Number(/\d+/.exec(headers.range as string)?.[0]) : 0;
    response.writeHead(from === 0 ? 200 : 206, {
      etag,
      "content-length": CONTENT.length - from,
      ...(from > 0 && { "content-range": `bytes ${from}-${CONTENT.length - 1}/${CONTENT.length}` }),
    });
    const part = CONTENT.subarray(from, from + bytes);
    if (from + bytes >= CONTENT.length) response.end(part);
    else response.write(part, () => response.destroy());
  };
}

test("a file is fetched whole, and its checksum reported", async () => {
  const address = await serve((_, response) => response.end(CONTENT));
  const { path, summary } = await fetchFrom(address);
  expect(readFileSync(path)).toEqual(CONTENT);
  expect(summary).toEqual([`0.2 MB were downloaded from ${address.href}.`, `SHA-256: ${SUM}`]);
});

test("what was cut off is taken up where it ended", async () => {
  const asked: string[] = [];
  const { path } = await fetchFrom(await serve(cutAfter(70_000, asked)));
  expect(readFileSync(path)).toEqual(CONTENT);
  expect(asked[0]).toBe("all");
  expect(asked.slice(1).every((range) => /^bytes=[1-9]\d*-$/.test(range))).toBe(true);
  expect(asked.length).toBeGreaterThan(1);
});

test("what an earlier run left is taken up, unless the file has changed since", async () => {
  const folder = temporaryFolder();
  let serving: RequestListener = cutAfter(70_000, []);
  const broken = cutAfter(70_000, []);
  let answers = 0;
  const address = await serve((request, response) => {
    answers += 1;
    if (answers > 1 && serving === broken) response.destroy();
    else serving(request, response);
  });
  serving = broken;
  await expect(fetchFrom(address, folder)).rejects.toThrow(
    "municipalities.geojson: the connection was cut off several times; run the command again to continue.",
  );
  const asked: string[] = [];
  serving = cutAfter(CONTENT.length, asked, '"2"');
  const { path } = await fetchFrom(address, folder);
  expect(asked[0]).toMatch(/^bytes=[1-9]\d*-$/);
  expect(readFileSync(path)).toEqual(CONTENT);
  expect(readdirSync(dirname(path))).toEqual(["municipalities.geojson"]);
});

test.each<[string, RequestListener, Partial<DownloadLimits>, RegExp]>([
  [
    "a file that is said to be larger than the limit",
    (_, response) => response.end(CONTENT),
    { bytes: 1000 },
    /it is larger than 0\.001 MB\.$/,
  ],
  [
    "a file that goes on and on",
    (_, response) => {
      response.write(CONTENT);
      response.write(CONTENT);
    },
    { bytes: 300_000 },
    /it is larger than 0\.3 MB\.$/,
  ],
  ["a server that never answers", () => {}, { silentMs: 20 }, /the connection was cut off several times/],
  [
    "a server that takes too long",
    () => {},
    { totalMs: 60 },
    /it was not downloaded completely within 0\.001 minutes/,
  ],
  [
    "an answer of another kind",
    (_, response) => response.writeHead(404).end(),
    {},
    /the server answered with 404 instead of the file\.$/,
  ],
  [
    "a redirect to an address that is not secure",
    (_, response) => response.writeHead(302, { location: "http://example.org/a.geojson" }).end(),
    {},
    /only https addresses are allowed, not http:\/\/example\.org\.$/,
  ],
  [
    "redirects without end",
    (_, response) => response.writeHead(302, { location: "/again" }).end(),
    {},
    /the server redirects more than 5 times\.$/,
  ],
])("%s is refused", async (_what, listener, limits, message) => {
  const folder = temporaryFolder();
  await expect(fetchFrom(await serve(listener), folder, limits)).rejects.toThrow(message);
});

test.each(["http://example.org/a.geojson", "http://192.168.1.1/a.geojson"])(
  "%s is refused without asking it",
  async (address) => {
    const folder = temporaryFolder();
    await expect(fetchFrom(new URL(address), folder)).rejects.toThrow("only https addresses are allowed");
    expect(
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()),
    ).toEqual([]);
  },
);
