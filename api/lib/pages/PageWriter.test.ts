import { brotliDecompressSync } from "node:zlib";
import pino from "pino";
import { expect, test } from "vitest";
import { PageWriter } from "./PageWriter.ts";

const page = Buffer.from(
  '<ul><!--help-lines 2:\n<li><a href="tel:{dialled}">{name}</a> {about}</li>--></ul><p>{name}</p>',
);
const logger = pino({ level: "silent" });
const line = (name: string, dialled: string) => ({ name, dialled, about: "" });

/** `undefined` is a database that cannot be read. */
function createWriter(lines: ReturnType<typeof line>[] | undefined) {
  const database = { lines };
  const writer = new PageWriter(async () => {
    if (database.lines === undefined) throw new Error("gone");
    return database.lines;
  }, logger);
  const read = async () => (await writer.write("/home.html", page, "identity")).body.toString();
  return { database, writer, read };
}

test("the first lines stand in the page, and their words are no markup", async () => {
  const { read, writer } = createWriter([
    line("Police", "10111"),
    line('"<b>', "0800428428"),
    line("Third", "1"),
  ]);
  const html =
    '<ul>\n<li><a href="tel:10111">Police</a> </li>\n<li><a href="tel:0800428428">&#34;&#60;b&#62;</a> </li></ul><p>{name}</p>';
  expect(await read()).toBe(html);
  const packed = await writer.write("/home.html", page, "br");
  expect(brotliDecompressSync(packed.body).toString()).toBe(html);
});

test("a page changes with its lines, and so does its tag", async () => {
  const { database, writer, read } = createWriter([line("Police", "10111")]);
  const before = await writer.write("/home.html", page, "identity");
  database.lines = [line("Police", "112")];
  expect(await read()).toContain("tel:10111");
  writer.drop();
  await expect.poll(read).toContain("tel:112");
  expect((await writer.write("/home.html", page, "identity")).etag).not.toBe(before.etag);
});

test("a page keeps its lines while the database cannot be read, and goes out without any where there were none", async () => {
  const { database, writer, read } = createWriter(undefined);
  expect(await read()).toBe("<ul></ul><p>{name}</p>");
  database.lines = [line("Police", "10111")];
  expect(await read()).toContain("tel:10111");
  database.lines = undefined;
  writer.drop();
  expect(await read()).toContain("tel:10111");
  expect(await read()).toContain("tel:10111");
});
