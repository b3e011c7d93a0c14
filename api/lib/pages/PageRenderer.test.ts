import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { FairQueue } from "../cache/FairQueue.ts";
import { HttpError } from "../http/errors.ts";
import { PageRenderer } from "./PageRenderer.ts";

let appDir: string;
beforeAll(async () => {
  appDir = await mkdtemp(join(tmpdir(), "gbvf-render-"));
  await mkdir(join(appDir, "server"));
  await writeFile(
    join(appDir, "server/render.js"),
    `export async function render({ url, data }) {
      const { searchParams } = new URL(url);
      while (searchParams.has("hangs"));
      if (searchParams.has("fails")) throw new Error("broken");
      const needed = searchParams.get("needs");
      if (data[needed] === undefined) return { kind: "incomplete", missing: [needed] };
      const { json = "", status = 200 } = data[needed];
      return { kind: "page", status, head: "<style>a{}</style>", html: json, hydration: { id: "requests", json: "[]" }, isCanonical: !searchParams.has("odd") };
    }`,
  );
});
afterAll(() => rm(appDir, { recursive: true }));

function createRenderer(read: (url: string) => Promise<string>) {
  const countError = vi.fn();
  const pages = new PageRenderer({
    appDir,
    document: "<!--head--><!--page-->",
    read: async (url) => ({ json: await read(url), isShared: true }),
    policyOf: (hashes) => hashes.join(),
    queue: new FairQueue(2),
    logger: pino({ level: "silent" }),
    countError,
  });
  const load = (search: string, hasSession = false) =>
    pages.render({ url: `http://a/home${search}`, network: "", hasSession, mayBeSignedIn: false });
  const render = async (search: string, hasSession = false) => {
    const page = await load(search, hasSession);
    return typeof page === "object" && "text" in page ? [page.status, page.text] : page;
  };
  const isOld = async (search: string) => {
    const page = await load(search);
    return page !== "late" && pages.isOld(page);
  };
  return { pages, render, isOld, countError };
}

test("a page is rendered once until figures change, but every time with a session or an unknown parameter", async () => {
  const read = vi.fn(async (url: string) => `${url} ${read.mock.calls.length}`);
  const { pages, render } = createRenderer(read);
  await expect.poll(() => render("?needs=/api/a")).toEqual([200, "<style>a{}</style>/api/a 1"]);
  expect(await render("?needs=/api/a")).toEqual([200, "<style>a{}</style>/api/a 1"]);
  expect(await render("?needs=/api/a", true)).toEqual([200, "<style>a{}</style>/api/a 2"]);
  expect(await render("?needs=/api/a")).toEqual([200, "<style>a{}</style>/api/a 1"]);
  pages.drop();
  expect(await render("?needs=/api/a")).toEqual([200, "<style>a{}</style>/api/a 3"]);
  expect(await render("?needs=/api/a&odd=1")).toEqual([200, "<style>a{}</style>/api/a 4"]);
  expect(await render("?needs=/api/a&odd=1")).toEqual([200, "<style>a{}</style>/api/a 5"]);
});

test("an old copy is served until the page is rendered again, except after changes of places", async () => {
  const read = vi.fn(async () => `${read.mock.calls.length}`);
  const { pages, render, isOld } = createRenderer(read);
  const text = async () => JSON.stringify(await render("?needs=/api/a"));
  await expect.poll(text).toContain("</style>1");
  expect(await isOld("?needs=/api/a")).toBe(false);
  pages.drop(["crime"]);
  expect(await isOld("?needs=/api/a")).toBe(true);
  expect(await text()).toContain("</style>1");
  await expect.poll(text).toContain("</style>2");
  expect(await isOld("?needs=/api/a")).toBe(false);
  pages.drop(["crime", "building-block"]);
  expect(await text()).toContain("</style>3");
  expect(read).toHaveBeenCalledTimes(3);
});

test("a 404 is rendered into the page; a 503 or a failing renderer leaves the built page", async () => {
  const { render, countError } = createRenderer(async (url) => {
    throw new HttpError(url === "/api/none" ? 404 : 503, "x", "x");
  });
  await expect.poll(() => render("?needs=/api/none")).toEqual([404, "<style>a{}</style>"]);
  expect(await render("?needs=/api/away")).toBe("late");
  expect(countError).not.toHaveBeenCalled();
  expect(await render("?fails=1")).toBe("late");
  expect(countError).toHaveBeenCalledOnce();
});

test("S28 a page that is not rendered in time is sent as built", async () => {
  const { render } = createRenderer(() => new Promise(() => undefined));
  expect(await render("?needs=/api/slow")).toBe("late");
});

test("a hanging page ends its worker, and another worker renders the next page", async () => {
  const { render, countError } = createRenderer(async (url) => url);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const hanging = render("?hangs=1");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await hanging).toBe("late");
  await vi.advanceTimersByTimeAsync(8000);
  vi.useRealTimers();
  expect(countError).toHaveBeenCalledOnce();
  await expect.poll(() => render("?needs=/api/a")).toEqual([200, "<style>a{}</style>/api/a"]);
});
