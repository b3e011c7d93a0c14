import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Koa from "koa";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PageWriter } from "./PageWriter.ts";
import { serveApp, templateIn } from "./serveApp.ts";

let appDir: string;
let url: string;
let server: ReturnType<Koa["listen"]>;

beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), "gbvf-app-"));
  await mkdir(join(appDir, "assets"));
  await mkdir(join(appDir, "Questionnaire"));
  await mkdir(templateIn(appDir));
  await writeFile(templateIn(appDir, "help.html"), "<!--help-->");
  await writeFile(join(appDir, "Questionnaire/SurveyQuestions.html"), "<p>questions</p>");
  await writeFile(join(appDir, "index.html"), "<p>any page</p>");
  await writeFile(join(appDir, "home.html"), "<p>home<!--help-lines 1: {number}--></p>");
  await writeFile(join(appDir, "assets/first-1.js"), "first()");
  await writeFile(join(appDir, "assets/first-1.js.br"), brotliCompressSync("first()"));
  const koa = new Koa();
  const pages = new PageWriter(async () => [{ number: "10111" }], pino({ level: "silent" }));
  koa.use(serveApp(appDir, pages, undefined));
  server = koa.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(appDir, { recursive: true, force: true });
});

test("an address has its own page, or the one for all", async () => {
  expect(await (await fetch(`${url}/home?boundaryId=7`)).text()).toBe("<p>home 10111</p>");
  const any = await fetch(`${url}/home/42/map`);
  expect(await any.text()).toBe("<p>any page</p>");
  expect(any.headers.get("content-type")).toContain("text/html");
  expect(any.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=300");
  const signedIn = await fetch(`${url}/profile/`);
  expect(signedIn.headers.get("cache-control")).toBe("no-cache");
});

test.each(["/help", "/help.html", "/templates/help", "/templates/help.html"])(
  "a page that waits to be filled in is not sent as %s",
  async (path) => {
    expect(await (await fetch(url + path)).text()).not.toContain("<!--help-->");
  },
);

test("a page has the help lines in every encoding, and is sent again only when it changed", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const page = await fetch(`${url}/home`, { headers });
    expect(await page.text()).toBe("<p>home 10111</p>");
    expect(page.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    const again = { ...headers, "if-none-match": page.headers.get("etag") ?? "" };
    expect((await fetch(`${url}/home`, { headers: again })).status).toBe(304);
  }
});

test("a page for somebody who may be signed in is stored by no cache", async () => {
  for (const path of ["/home", "/home/42", "/profile/"]) {
    const { headers } = await fetch(url + path, { headers: { cookie: "a=b; __Host-session=x" } });
    expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
  }
});

test("S28 a Host that cannot be read, and an address with one in it, have their page", async () => {
  const { hostname, port } = new URL(url);
  for (const [path, host] of [
    ["/home?boundaryId=7", "a b%"],
    [`http://${hostname}/home?boundaryId=7`, "["],
  ]) {
    const request = httpRequest({ hostname, port, path, headers: { host } });
    request.end();
    const [answer] = await once(request, "response");
    answer.resume();
    expect([path, answer.statusCode]).toEqual([path, 200]);
  }
});

test("S23 the page that a survey's link opens is kept nowhere and found by no search engine", async () => {
  const page = await fetch(`${url}/Questionnaire/SurveyQuestions?inviteCode=abc`);
  expect(await page.text()).toBe("<p>questions</p>");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
});

test("hashed files are kept for ever and come as they were compressed", async () => {
  const script = await fetch(`${url}/assets/first-1.js`, { headers: { "accept-encoding": "br" } });
  expect(await script.text()).toBe("first()");
  expect(script.headers.get("content-encoding")).toBe("br");
  expect(script.headers.get("content-type")).toContain("javascript");
  expect(script.headers.get("cache-control")).toContain("immutable");
  const again = await fetch(`${url}/assets/first-1.js`, {
    headers: { "accept-encoding": "br", "if-none-match": script.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("what is not there is not answered with a page", async () => {
  for (const path of ["first-0.js", "first-0", "first-0.js/", "", "a/b"]) {
    expect((await fetch(`${url}/assets/${path}`)).status, path).toBe(404);
  }
  expect((await fetch(`${url}/../package.json`)).status).toBe(404);
  expect((await fetch(`${url}/home`, { method: "POST" })).status).toBe(404);
});

test("a build that goes away under the server takes nothing from its callers", async () => {
  await rm(appDir, { recursive: true });
  expect((await fetch(`${url}/home`)).status).toBe(200);
  expect((await fetch(`${url}/assets/first-1.js`)).status).toBe(200);
});
