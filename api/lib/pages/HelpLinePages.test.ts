import { expect, test } from "vitest";
import type { HelpLine } from "../../directory/contract.ts";
import { HelpLinePages } from "./HelpLinePages.ts";

const PAGE = '<ul><!--help-lines 2:\n<li><a href="tel:{dialled}">{name}</a></li>--></ul><p>{name}</p>';
const line = (name: string, dialled: string) => ({ name, calls: [{ dialled }] }) as unknown as HelpLine;

test("a page contains the first lines, escaped, and its content and ETag change with them", async () => {
  let lines = [line("Police", "10111"), line('"<b>', "0800428428"), line("Third", "1")];
  const pages = new HelpLinePages(async () => lines);
  const write = () => pages.write("/home.html", "identity", () => PAGE);
  const before = await write();
  expect(before.body.toString()).toBe(
    '<ul>\n<li><a href="tel:10111">Police</a></li>\n<li><a href="tel:0800428428">&#34;&#60;b&#62;</a></li></ul><p>{name}</p>',
  );
  expect(await write()).toBe(before);
  lines = [line("Police", "112")];
  const after = await write();
  expect(after.body.toString()).toContain("tel:112");
  expect(after.etag).not.toBe(before.etag);
});
