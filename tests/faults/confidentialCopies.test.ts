import { readFile } from "node:fs/promises";
import { request } from "node:https";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { raiseDataVersion } from "../../api/lib/cache/dataVersion.ts";
import { type Database, openDatabase } from "../../api/lib/database/db.ts";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";
import { languages as allLanguages } from "../../api/shared/i18n/languages.ts";
import { AddressedClient } from "../AddressedClient.ts";
import { findFreePort } from "../bench/freePort.ts";
import { createDemonstrationDatabase } from "../demonstration.ts";
import { hasNginx, Nginx } from "../Nginx.ts";
import { type ServedApp, serve } from "../serve.ts";

const canTest = hasNginx && process.env.TEST_DATABASE_URL !== undefined;
if (!canTest) console.log("Skipped: cached copies of confidential places; nginx or PostgreSQL is missing.");

const POLICE = 1;
const GAUTENG = 3;
const SECRET = "77 Verborgen Lane";
const NUMBER = "0165550177";
const languages = process.env.THOROUGH === undefined ? allLanguages.slice(0, 3) : allLanguages;
const API = "/api/buildingblock";

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
const encodings = ["br", "gzip", "identity"] as const;
type Page = { path: string; encoding: (typeof encodings)[number] };

describe.skipIf(!canTest)("nginx's copies of help pages", () => {
  let drop: () => Promise<void>;
  let database: Database;
  let processes: [ServedApp, ServedApp];
  let nginx: Nginx;
  let signedInClient: AddressedClient;
  let emfuleniId: number;
  let solPlaatjeId: number;

  beforeAll(async () => {
    const postgres = await createDemonstrationDatabase();
    drop = postgres.drop;
    const ports = [await findFreePort(), await findFreePort()] as const;
    nginx = await Nginx.start([`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`], {
      name: "localhost",
    });
    const start = (port: number) =>
      serve({
        databaseUrl: postgres.url,
        settings: {
          PORT: String(port),
          TRUST_PROXY: "127.0.0.1",
          PUBLIC_ORIGIN: nginx.url,
          NODE_EXTRA_CA_CERTS: nginx.certificatePath,
        },
      });
    processes = await Promise.all([start(ports[0]), start(ports[1])]);
    database = await openDatabase({ DATABASE_URL: postgres.url, VAR_DIR: "" });
    signedInClient = new AddressedClient("127.5.0.1", nginx.certificate);
    const { status } = await signedInClient.signIn(
      nginx.url,
      "buildingblock@demo.example",
      DEMONSTRATION_PASSWORD,
    );
    expect(status).toBe(200);
    emfuleniId = await findMunicipalityId("Emfuleni");
    solPlaatjeId = await findMunicipalityId("Sol Plaatje");
  });
  afterAll(async () => {
    signedInClient?.disconnect();
    await nginx?.stop();
    for (const each of processes ?? []) await each.stop();
    await database?.close();
    await drop?.();
  });

  const findMunicipalityId = async (description: string): Promise<number> =>
    (await database.knex("boundary").where({ description, boundaryTypeId: 3 }).first("boundary_id"))
      .boundaryId;

  const sendRequest = async (method: string, path: string, body?: unknown) => {
    const response = await signedInClient.send(method, `${nginx.url}${API}/${path}`, body);
    expect(response.status, response.body).toBe(200);
    return JSON.parse(response.body);
  };

  async function addStation(): Promise<number> {
    const { stakeholderId } = await sendRequest("POST", "addBuildingBlock", {
      boundaryStakeholderId: emfuleniId,
      buildingBlockId: POLICE,
      name: "Verborgen House",
      address: { addressLine1: SECRET },
      contacts: [{ contactTypeId: 3, detail: NUMBER }],
    });
    await database.knex.transaction(async (trx) => {
      await trx("address").where({ stakeholderId }).update({ latitude: -26.6711, longitude: 27.9311 });
      await raiseDataVersion(trx, ["building-block"]);
    });
    return stakeholderId;
  }

  async function hide(stakeholderId: number): Promise<void> {
    const query = `stakeholderId=${stakeholderId}&buildingBlockId=${POLICE}`;
    const { name, version } = await sendRequest("GET", `getBuildingBlockContactsWithRequirements?${query}`);
    await sendRequest("PUT", "updateBuildingBlockContactsAndRequirements", {
      ...{
        stakeholderId,
        buildingBlockId: POLICE,
        version,
        name,
        contacts: [],
        buildingBlockRequirements: [],
      },
      address: { addressLine1: SECRET },
      ...{ isConfidential: true, isSubmitted: true, checkedHow: 1 },
    });
  }

  const listPages = (): Page[] =>
    languages.flatMap((language) =>
      ["", `?boundaryId=${emfuleniId}`, `?boundaryId=${GAUTENG}`, `?boundaryId=${solPlaatjeId}`].flatMap(
        (query) =>
          encodings.map((encoding) => ({
            path: `${language === "en" ? "" : `/${language}`}/home/contact${query}`,
            encoding,
          })),
      ),
    );

  async function read({ path, encoding }: Page): Promise<{ status: number | undefined; text: string }> {
    const clientRequest = request(nginx.url + path, {
      ca: nginx.certificate,
      headers: { "Accept-Encoding": encoding },
    });
    const responded = new Promise<import("node:http").IncomingMessage>((resolve, reject) => {
      clientRequest.on("response", resolve).on("error", reject);
    });
    clientRequest.end();
    const response = await responded;
    const body = await buffer(response);
    const receivedEncoding = (response.headers["content-encoding"] ?? "identity") as Page["encoding"];
    return { status: response.statusCode, text: decode[receivedEncoding](body).toString() };
  }

  const listKeysWithAddress = (copies: ReadonlyMap<string, string>) =>
    [...copies].filter(([, page]) => page.includes(SECRET)).map(([key]) => key);

  test("S54 within a minute after a place becomes confidential, no copy has its address, and every page still responds", async () => {
    const place = await addStation();
    const placePage = { path: `/home/contact?boundaryId=${emfuleniId}`, encoding: "identity" } as const;
    await expect.poll(async () => (await read(placePage)).text, { timeout: 20_000 }).toContain(SECRET);
    for (const page of listPages()) expect((await read(page)).status, page.path).toBe(200);
    const before = await nginx.readCopies();
    expect(before.size).toBe(listPages().length);
    expect(listKeysWithAddress(before)).toHaveLength(languages.length * encodings.length);
    for (const { varDir } of processes)
      expect(await readFile(join(varDir, "help.json"), "utf8")).toContain(SECRET);

    const hiddenAt = Date.now();
    await hide(place);
    await expect
      .poll(async () => listKeysWithAddress(await nginx.readCopies()), { timeout: 60_000, interval: 500 })
      .toEqual([]);
    for (const { varDir } of processes)
      await expect
        .poll(() => readFile(join(varDir, "help.json"), "utf8"), {
          timeout: 60_000 - (Date.now() - hiddenAt),
        })
        .not.toContain(SECRET);
    const after = await nginx.readCopies();
    expect([...before.keys()].filter((key) => !after.has(key))).toEqual([]);
    const otherCopies = [...before].filter(([key]) => key.includes(` ${solPlaatjeId} `));
    expect(otherCopies).toHaveLength(languages.length * encodings.length);
    for (const [key, page] of otherCopies) expect(after.get(key) === page, key).toBe(true);

    await Promise.all(processes.map(({ stop }) => stop()));
    for (const page of listPages()) {
      const { status, text } = await read(page);
      expect(status, page.path).toBe(200);
      expect(text).toContain('href="tel:0800428428"');
      expect(text.includes(SECRET), page.path).toBe(false);
    }
  });
});
