import { expect, test } from "vitest";
import { type Letter, toHtml, toText } from "./lib/mail/Letter.ts";

const rooms = import.meta.glob<Record<string, (values: object) => Letter>>("./**/letters.ts", {
  eager: true,
});
const letters = Object.values(rooms).flatMap((room) => Object.entries(room));

function write(letter: (values: object) => Letter, called: (field: string) => string) {
  const values: Record<string, string> = {};
  const get = (_: object, field: string) => {
    values[field] = called(field);
    return values[field];
  };
  return { letter: letter(new Proxy({}, { get })), values };
}

test("each letter has a name of its own", () => {
  expect(letters.length).toBeGreaterThan(15);
  const names = letters.map(([, letter]) => write(letter, String).letter.template);
  expect(new Set(names).size).toBe(names.length);
});

test.each(letters)(
  "S44 %s has a subject and first words of ours, whatever others are called",
  (_, letter) => {
    const OTHERS = ["organisation", "name", "by", "inviter", "groups", "receiver", "reason", "question"];
    const MARK = "Chosen by somebody";
    const { subject, paragraphs } = write(letter, (field) => (OTHERS.includes(field) ? MARK : field)).letter;
    expect(subject).not.toContain(MARK);
    expect(paragraphs[0]?.startsWith(MARK)).toBe(false);
  },
);

test.each(letters)("%s says the same as text and as HTML, escaped", (_, writer) => {
  const { letter, values } = write(writer, (field) =>
    field === "link" ? "https://gbvf.example/?inviteCode=x" : `<script>${field}</script> & <b>B</b>`,
  );
  const [text, html] = [toText(letter), toHtml(letter)];
  for (const value of Object.values(values)) expect(text).toContain(value);
  expect(html).not.toMatch(/<b>|<script>| & /);
  expect(html).not.toMatch(/src=|http-equiv|<link/);
});
