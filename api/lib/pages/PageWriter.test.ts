import { brotliDecompressSync } from "node:zlib";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { FairQueue } from "../cache/FairQueue.ts";
import { type FirstView, FirstViews } from "./FirstViews.ts";
import { PageWriter } from "./PageWriter.ts";

const page = Buffer.from(
  '<ul><!--help-lines 2:\n<li><a href="tel:{dialled}">{name}</a> {about}</li>--></ul><p>{name}</p>',
);
const logger = pino({ level: "silent" });
const address = { path: "/home", query: new URLSearchParams(), network: "" };
const line = (name: string, dialled: string) => ({ name, dialled, about: "" });

/** `undefined` is a database that cannot be read. */
function writerOf(lines: ReturnType<typeof line>[] | undefined) {
  const database = { lines };
  const writer = new PageWriter(
    async () => {
      if (database.lines === undefined) throw new Error("gone");
      return database.lines;
    },
    new FirstViews(() => undefined, new FairQueue(1), logger),
    logger,
  );
  const read = async () => (await writer.write("/home.html", page, "identity", address)).body.toString();
  return { database, writer, read };
}

test("the first lines stand in the page, and their words are no markup", async () => {
  const { read, writer } = writerOf([
    line("Police", "10111"),
    line('"<b>', "0800428428"),
    line("Third", "1"),
  ]);
  const html =
    '<ul>\n<li><a href="tel:10111">Police</a> </li>\n<li><a href="tel:0800428428">&#34;&#60;b&#62;</a> </li></ul><p>{name}</p>';
  expect(await read()).toBe(html);
  const packed = await writer.write("/home.html", page, "br", address);
  expect(brotliDecompressSync(packed.body).toString()).toBe(html);
});

test("a page changes with its lines, and so does its tag", async () => {
  const { database, writer, read } = writerOf([line("Police", "10111")]);
  const before = await writer.write("/home.html", page, "identity", address);
  database.lines = [line("Police", "112")];
  expect(await read()).toContain("tel:10111");
  writer.drop();
  await expect.poll(read).toContain("tel:112");
  expect((await writer.write("/home.html", page, "identity", address)).etag).not.toBe(before.etag);
});

test("a page keeps its lines while the database cannot be read, and goes out without any where there were none", async () => {
  const { database, writer, read } = writerOf(undefined);
  expect(await read()).toBe("<ul></ul><p>{name}</p>");
  database.lines = [line("Police", "10111")];
  expect(await read()).toContain("tel:10111");
  database.lines = undefined;
  writer.drop();
  expect(await read()).toContain("tel:10111");
  expect(await read()).toContain("tel:10111");
});

test("a first view stands in its page until figures change, and a page goes out without one that cannot be read", async () => {
  const figures = { finding: "most: 3" as string | undefined, reads: 0 };
  const views = new FirstViews(
    (path, query) => {
      const key = `${path} ${query.get("boundaryId")}`;
      const write = async () => {
        figures.reads += 1;
        if (figures.finding === undefined) throw new Error("gone");
        return { head: `<meta name="${key}">`, body: `${key}: ${figures.finding}` };
      };
      return path === "/home" ? { key, write } : undefined;
    },
    new FairQueue(1),
    logger,
  );
  const writer = new PageWriter(async () => [], views, logger);
  const html = Buffer.from("<!--first-view-head--><p><!--first-view--></p>");
  const read = async (path: string, search: string) => {
    const query = new URLSearchParams(search);
    return (await writer.write("/home.html", html, "identity", { path, query, network: "" })).body.toString();
  };
  expect(await read("/home", "boundaryId=7")).toBe('<meta name="/home 7"><p>/home 7: most: 3</p>');
  expect(await read("/home", "boundaryId=7&other=1")).toBe('<meta name="/home 7"><p>/home 7: most: 3</p>');
  expect(await read("/home", "boundaryId=8")).toBe('<meta name="/home 8"><p>/home 8: most: 3</p>');
  expect(await read("/elsewhere", "")).toBe("<p></p>");
  expect(figures.reads).toBe(2);
  figures.finding = undefined;
  expect(await read("/home", "boundaryId=7")).toBe('<meta name="/home 7"><p>/home 7: most: 3</p>');
  writer.drop();
  expect(await read("/home", "boundaryId=7")).toBe("<p></p>");
  figures.finding = "most: 4";
  expect(await read("/home", "boundaryId=7")).toBe('<meta name="/home 7"><p>/home 7: most: 4</p>');
});

test("figures that change while a first view is written are not kept as they were", async () => {
  const { promise, resolve } = Promise.withResolvers<FirstView>();
  const view = (body: string) => ({ head: "", body });
  const found = [promise, Promise.resolve(view("new"))];
  const views = new FirstViews(
    () => ({ key: "one", write: () => found.shift() as Promise<FirstView> }),
    new FairQueue(1),
    logger,
  );
  const first = views.read(address);
  views.drop();
  resolve(view("old"));
  expect(await first).toEqual(view("old"));
  expect(await views.read(address)).toEqual(view("new"));
});

test("S28 a first view whose turn does not come in time is never computed, and its page says that it is not whole", async () => {
  const queue = new FairQueue(1);
  const { promise: busy, resolve: end } = Promise.withResolvers<void>();
  const other = queue.share("other", "a", () => busy);
  const write = vi.fn(async () => ({ head: "", body: "found" }));
  const writer = new PageWriter(
    async () => [],
    new FirstViews(() => ({ key: "one", write }), queue, logger),
    logger,
  );
  const read = () => writer.write("/home.html", Buffer.from("<p><!--first-view--></p>"), "identity", address);
  const bare = await read();
  expect([bare.body.toString(), bare.isWhole]).toEqual(["<p></p>", false]);
  end();
  await other;
  expect(write).not.toHaveBeenCalled();
  const whole = await read();
  expect([whole.body.toString(), whole.isWhole]).toEqual(["<p>found</p>", true]);
});
