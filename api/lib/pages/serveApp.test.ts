import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Koa from "koa";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HelpLine } from "../../directory/contract.ts";
import { HelpLinePages } from "./HelpLinePages.ts";
import type { PageRenderer } from "./PageRenderer.ts";
import { serveApp } from "./serveApp.ts";

let appDir: string;
let url: string;
let server: ReturnType<Koa["listen"]>;
const call = { kind: "", number: "10111", dialled: "10111" };
const lines = [{ name: "Police", calls: [call] }] as unknown as HelpLine[];

beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), "gbvf-app-"));
  await mkdir(join(appDir, "assets"));
  await mkdir(join(appDir, "Questionnaire"));
  await mkdir(join(appDir, "server"));
  await writeFile(join(appDir, "server/page.html"), "<!--page-->");
  await writeFile(
    join(appDir, "Questionnaire/SurveyQuestions.html"),
    "<p>questions<!--help-lines 1: {number}--></p>",
  );
  await writeFile(join(appDir, "assets/first-1.js"), "first()");
  await writeFile(join(appDir, "assets/first-1.js.br"), brotliCompressSync("first()"));
  const koa = new Koa();
  const withLines = new HelpLinePages(async () => lines);
  const renderer = { render: async () => "late" } as unknown as PageRenderer;
  const fallback = (visible: readonly HelpLine[]) => `<p>any page, ${visible.length} lines</p>`;
  koa.use(serveApp(appDir, { withLines, rendered: { renderer, fallback, fallbackPolicy: "style-src 'a'" } }));
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

test("the page sent in place of a late page is no-cache", async () => {
  for (const path of ["/home?boundaryId=7", "/home/42/map", "/profile/"]) {
    const page = await fetch(url + path);
    expect(await page.text()).toBe("<p>any page, 1 lines</p>");
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(page.headers.get("content-security-policy")).toBe("style-src 'a'");
  }
});

test.each(["/page.html", "/server/page", "/server/page.html", "/index.html"])(
  "the template of pages is not served as %s",
  async (path) => {
    expect(await (await fetch(url + path)).text()).not.toContain("<!--page-->");
  },
);

test("a page contains the help lines in every encoding, and responds 304 if unchanged", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const page = await fetch(`${url}/Questionnaire/SurveyQuestions`, { headers });
    expect(await page.text()).toBe("<p>questions 10111</p>");
    expect(page.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    const again = { ...headers, "if-none-match": page.headers.get("etag") ?? "" };
    expect((await fetch(`${url}/Questionnaire/SurveyQuestions`, { headers: again })).status).toBe(304);
  }
});

test("a page for a browser with a session is stored by no cache", async () => {
  for (const path of ["/home", "/home/42", "/profile/"]) {
    const { headers } = await fetch(url + path, { headers: { cookie: "a=b; __Host-session=x" } });
    expect([path, headers.get("cache-control")]).toEqual([path, "private, no-store"]);
  }
});

test("S28 a page is served for an invalid Host and for an address that contains one", async () => {
  const { hostname, port } = new URL(url);
  for (const [path, host] of [
    ["/home?boundaryId=7", "a b%"],
    [`http://${hostname}/home?boundaryId=7`, "["],
  ]) {
    const request = httpRequest({ hostname, port, path, headers: { host } });
    request.end();
    const [response] = await once(request, "response");
    response.resume();
    expect([path, response.statusCode]).toEqual([path, 200]);
  }
});

test("S23 the page of a survey's link is not cached, and search engines may not index it", async () => {
  const page = await fetch(`${url}/Questionnaire/SurveyQuestions?inviteCode=abc`);
  expect(await page.text()).toBe("<p>questions 10111</p>");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
});

test("hashed files are cached for ever and sent as compressed at the build", async () => {
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

test("an unknown address does not respond with a page", async () => {
  for (const path of ["first-0.js", "first-0", "first-0.js/", "", "a/b"]) {
    expect((await fetch(`${url}/assets/${path}`)).status, path).toBe(404);
  }
  expect((await fetch(`${url}/../package.json`)).status).toBe(404);
  expect((await fetch(`${url}/home`, { method: "POST" })).status).toBe(404);
});

test("pages and files are still served after the build is removed from disk", async () => {
  await rm(appDir, { recursive: true });
  expect((await fetch(`${url}/home`)).status).toBe(200);
  expect((await fetch(`${url}/assets/first-1.js`)).status).toBe(200);
});
