import { existsSync, readdirSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { loopbackSite } from "../../testing/fetching/loopbackSite.ts";
import { startUploads } from "../../testing/import/startUploads.ts";
import { workbookParts } from "../../testing/import/workbookOf.ts";
import { zipOf } from "../../testing/import/zipOf.ts";
import { openedMail } from "../../testing/openedMail.ts";
import { bothDatabases } from "../../testing/testDatabase.ts";
import { askDueSources } from "./askDueSources.ts";
import { getWatchedSources } from "./contract.ts";

const HEAD = "station,period,category,count\n";
const FIGURES = `${HEAD}Kimberley,2018Q1,Rape,20\n`;
const ADDRESS = "https://figures.example.org/latest/figures.csv";
const DAY_MS = 24 * 3_600_000;

describe.each(bothDatabases)("a source that is asked every day, %s", (_, open) => {
  const site = loopbackSite();
  const uploads = startUploads(open);
  const { admin, until, signIn, varDir } = uploads;
  let now = new Date();

  beforeEach(async () => {
    site.reset();
    now = new Date();
    const { knex } = uploads;
    for (const table of ["watched_source", "data_import", "mail"]) await knex(table).delete();
    const [{ stakeholderId: namedBy }] = await knex("user_account").where({ username: "admin@demo.example" });
    await knex("watched_source").insert({
      kind: "crime",
      name: "The province’s figures",
      address: ADDRESS,
      namedBy,
      namedAt: now,
      nextAskAt: now,
    });
  });

  const serve = (content: string | Buffer, headers: Record<string, string> = {}) => {
    site.answer = (request, response) => {
      const isKnown = headers.etag !== undefined && request.headers["if-none-match"] === headers.etag;
      response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : content);
    };
  };
  const limits = { bytes: 1024 * 1024, totalMs: 20_000, silentMs: 10_000 };
  const ask = async (own: Partial<typeof limits> = {}) => {
    const { network } = site;
    await askDueSources({ ...uploads.services, network, now, limits: { ...limits, ...own } });
    const { sources } = await admin.read(getWatchedSources);
    return sources[0] as (typeof sources)[number];
  };
  const aDayLater = () => {
    now = new Date(now.getTime() + DAY_MS + 1000);
  };
  const letters = async () => (await openedMail(uploads.knex)).map(({ subject }) => subject);
  const imports = () => uploads.knex("data_import").orderBy("import_id").select("state", "problem");

  test("a new file becomes a preview that a person applies; administrators get a letter, and none where nothing is new", async () => {
    serve(FIGURES);
    const source = await ask();
    expect(source).toMatchObject({ outcome: "new", problem: null, isWaiting: true, isBeingAsked: false });
    expect(await uploads.knex("crime_figure").where({ year: 2018, quarter: 1 })).toEqual([]);
    const importId = source.importId as number;
    const preview = await until(importId, "previewed");
    expect(preview).toMatchObject({ sourceName: "The province’s figures", isApplicable: true });
    expect(preview.summary.join("\n")).toContain("1 figure would be added");
    const [letter] = await openedMail(uploads.knex);
    expect(letter).toMatchObject({ to: "admin@demo.example", subject: "New figures wait for you" });
    expect(letter?.text).toContain(`/admin/data/?import=${importId}`);
    expect(await admin.postJson("/api/import/apply", { importId })).toMatchObject({ status: 200 });
    await until(importId, "applied");
    expect(await uploads.knex("crime_figure").where({ year: 2018, quarter: 1 })).not.toEqual([]);

    aDayLater();
    serve(`${FIGURES}\n`);
    expect(await ask()).toMatchObject({ outcome: "same", problem: null, isWaiting: false });
    expect(await imports()).toMatchObject([{ state: "applied" }, { state: "cancelled" }]);
    expect(await letters()).toHaveLength(1);
    await uploads.knex("crime_count").where({ year: 2018, quarter: 1 }).delete();
  });

  test("it is asked once a day, by its tag, and an unchanged file is not previewed again", async () => {
    serve(FIGURES, { etag: '"1"', "last-modified": "Wed, 21 Oct 2026 07:28:00 GMT" });
    await ask();
    expect(await ask()).toMatchObject({ outcome: "new" });
    expect(site.asked).toHaveLength(1);
    expect(site.asked[0]?.headers["user-agent"]).toMatch(/^gbvf-dashboard \(\+http/);
    aDayLater();
    expect(await ask()).toMatchObject({ outcome: "new", isWaiting: true });
    expect(site.asked[1]?.headers).toMatchObject({
      "if-none-match": '"1"',
      "if-modified-since": "Wed, 21 Oct 2026 07:28:00 GMT",
    });
    expect(await imports()).toHaveLength(1);
    expect(await letters()).toHaveLength(1);
  });

  test("a server without tags is recognised by the file, and a newer file takes the place of the older", async () => {
    serve(FIGURES);
    await ask();
    aDayLater();
    await ask();
    expect(await imports()).toHaveLength(1);
    aDayLater();
    serve(`${HEAD}Kimberley,2018Q1,Rape,21
`);
    await ask();
    const [older, newer] = await imports();
    expect(older).toMatchObject({ state: "cancelled", problem: "A newer file came from the same source." });
    expect(newer).toMatchObject({ state: "previewed" });
  });

  test("a layout that changed is said in one sentence, and can be answered", async () => {
    serve(FIGURES);
    await ask();
    aDayLater();
    serve("Police unit,period,category,count\nKimberley,2018Q1,Rape,20\n");
    const source = await ask();
    expect(source).toMatchObject({ outcome: "new", isWaiting: true });
    expect(source.problem).toContain("The file cannot be read: figures.csv, line 1");
    expect(source.problem).toContain('the column "Police unit" is not known');
  });

  test("a source that breaks says why, mails once, and works again by itself", async () => {
    site.answer = (_request, response) => response.writeHead(500).end();
    expect(await ask()).toMatchObject({
      outcome: "broken",
      problem: "The server has a problem of its own: it answered 500 (Internal Server Error).",
    });
    aDayLater();
    await ask();
    expect(await letters()).toEqual(["A source of figures cannot be read"]);
    aDayLater();
    serve(FIGURES);
    expect(await ask()).toMatchObject({ outcome: "new", problem: null });
  });

  test("a server that asks for patience gets it", async () => {
    site.answer = (_request, response) => response.writeHead(503, { "retry-after": "172800" }).end();
    const { nextAskAt } = await ask();
    expect(new Date(nextAskAt).getTime() - now.getTime()).toBe(2 * DAY_MS);
    const friday = new Date(Date.now() + 5 * DAY_MS).toUTCString();
    aDayLater();
    aDayLater();
    site.answer = (_request, response) => response.writeHead(503, { "retry-after": friday }).end();
    const later = new Date((await ask()).nextAskAt).getTime() - now.getTime();
    expect(Math.round(later / DAY_MS)).toBe(5);
  });

  test("robots.txt is followed", async () => {
    site.robots = "User-agent: *\nDisallow: /latest/\n";
    serve(FIGURES);
    expect((await ask()).problem).toBe(
      "figures.example.org asks programs not to fetch this address (robots.txt).",
    );
    expect(site.asked).toEqual([]);
  });

  test("while somebody imports, it is asked again soon", async () => {
    serve(FIGURES);
    const row = { kind: "crime", fileName: "other.csv", uploadedBy: 1, uploadedAt: now, aliveAt: now };
    await uploads.knex("data_import").insert({ ...row, state: "applying" });
    const source = await ask();
    expect(source).toMatchObject({ outcome: "never", isBeingAsked: false });
    expect(new Date(source.nextAskAt).getTime() - now.getTime()).toBeLessThan(3_600_000);
  });

  type Hostile = [what: string, arrange: () => void, problem: string, limits?: Partial<typeof limits>];
  const redirect = (location: string) => {
    site.answer = (_request, response) => response.writeHead(302, { location }).end();
  };
  const dripping = (response: ServerResponse, chunk: Buffer | string, everyMs: number) => {
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.once("close", () => clearInterval(timer));
  };
  test.each<Hostile>([
    [
      "a redirect to this machine",
      () => redirect("https://127.0.0.1/latest/secret.csv"),
      "The server redirects to https://127.0.0.1. “127.0.0.1” is no public address, so the dashboard does not ask it.",
    ],
    [
      "a redirect to a name of the network inside",
      () => {
        site.hosts["intranet.example.org"] = ["10.0.0.5"];
        redirect("https://intranet.example.org/figures.csv");
      },
      "The server redirects to https://intranet.example.org. “intranet.example.org” is no public address, so the dashboard does not ask it.",
    ],
    [
      "a redirect to the cloud’s own service in another spelling",
      () => redirect("https://0xa9.254.43518/latest/meta-data"),
      "The server redirects to https://169.254.169.254. “169.254.169.254” is no public address, so the dashboard does not ask it.",
    ],
    [
      "a redirect away from https",
      () => redirect("http://figures.example.org/figures.csv"),
      "The server redirects to http://figures.example.org. Only addresses that begin with https:// are asked.",
    ],
    [
      "a name that means two addresses, one of them inside",
      () => {
        site.hosts["figures.example.org"] = ["93.184.215.14", "::1"];
      },
      "“figures.example.org” is no public address, so the dashboard does not ask it.",
    ],
    ["redirects without end", () => redirect(ADDRESS), "The server redirects more than 5 times."],
    [
      "a body without end",
      () => {
        site.answer = (_request, response) => dripping(response, Buffer.alloc(60_000), 5);
      },
      "The file is larger than 1 MB.",
    ],
    [
      "a server that drips",
      () => {
        site.answer = (_request, response) => dripping(response, "a", 20);
      },
      "The file did not arrive whole.",
      { totalMs: 400 },
    ],
    [
      "a server that says nothing",
      () => {
        site.answer = () => undefined;
      },
      "The server was silent for 0.2 seconds.",
      { silentMs: 200 },
    ],
    [
      "a packed answer, which may unpack to anything",
      () => serve("x", { "content-encoding": "gzip" }),
      "The server compresses the file although it was asked not to.",
    ],
    [
      "a page in place of a file",
      () => serve("<!DOCTYPE html><title>Moved</title>"),
      "The address leads to a web page, not to a file of figures.",
    ],
    [
      "a page that begins with a comment",
      () => serve("<!-- moved -->\n<!DOCTYPE html><title>Moved</title>"),
      "The address leads to a web page, not to a file of figures.",
    ],
    [
      "a PDF in place of a file",
      () => serve("%PDF-1.7\n"),
      "The address leads to a PDF, not to a file of figures.",
    ],
    [
      "an address that is no longer",
      () => {
        site.answer = (_request, response) => response.writeHead(404).end();
      },
      "The file is not at this address: the server answered 404 (Not Found).",
    ],
    [
      "a certificate that has expired",
      () => {
        site.broken = Object.assign(new Error(), { code: "CERT_HAS_EXPIRED" });
      },
      "The certificate of the server has expired, so nothing was fetched.",
    ],
  ])("S53 %s ends in one sentence, and asks nobody inside", async (_what, arrange, problem, own = {}) => {
    arrange();
    expect(await ask(own)).toMatchObject({ outcome: "broken", problem });
    expect(site.connected.filter((address) => address !== "93.184.215.14")).toEqual([]);
    expect(await imports()).toEqual([]);
    const kept = join(varDir, "fetched");
    expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([]);
  });

  test("S53 the connection goes to the address that was checked, although the name means another by then", async () => {
    const answers = [["93.184.215.14"], ["127.0.0.1"]];
    const { network } = site;
    const rebinding = {
      ...network,
      resolve: async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    };
    serve(FIGURES);
    await askDueSources({ ...uploads.services, network: rebinding, now, limits });
    expect(site.connected).toEqual(["93.184.215.14"]);
    const { sources } = await admin.read(getWatchedSources);
    expect(sources[0]?.problem).toContain("is no public address");
  });

  test("S43 S50 a zip bomb is refused like an uploaded one", async () => {
    const bomb = { name: "bomb", content: "x", claimedSize: 4_000_000_000 };
    serve(zipOf([...workbookParts("RAW Data", []), bomb]));
    const { outcome, problem } = await ask();
    expect(outcome).toBe("broken");
    expect(problem).toMatch(/^The file cannot be read: .*unzip to more than the limit of 1,000 MB\.$/);
  });

  test("only an address of the open web can be named, once, by who may import", async () => {
    const watch = (address: string, browser = admin) =>
      browser.postJson("/api/import/watchSource", { kind: "crime", name: "Another", address });
    const refused = {
      "http://example.org/a.csv": "begin with https://",
      "https://localhost.example:8443/a.csv": "without a port",
      "https://user:password@example.org/a.csv": "may not contain a password",
      "https://[::1]/a.csv": "no public address",
      "https://2130706433/a.csv": "no public address",
      "figures.csv": "This is no address",
      [ADDRESS]: "asked already, as “The province’s figures”",
    };
    for (const [address, message] of Object.entries(refused)) {
      expect(await watch(address)).toMatchObject({ status: 400, message: expect.stringContaining(message) });
    }
    const other = await signIn("organisation");
    expect(await watch("https://example.org/a.csv", other)).toMatchObject({ status: 403 });
    expect(await watch("https://example.org/a.csv")).toMatchObject({ status: 200 });
    const named = async () =>
      (await admin.read(getWatchedSources)).sources.find(({ name }) => name === "Another");
    await expect.poll(async () => (await named())?.outcome).toBe("broken");
    expect((await named())?.problem).toBe("No server was found at “example.org”.");
    const { watchedSourceId } = (await named()) as { watchedSourceId: number };
    expect(await admin.postJson("/api/import/forgetSource", { watchedSourceId })).toMatchObject({
      status: 200,
    });
    expect(await named()).toBeUndefined();
  });
});
