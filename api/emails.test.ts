import { expect, test } from "vitest";
import { type Email, toHtml, toText } from "./lib/mail/Email.ts";

const modules = import.meta.glob<Record<string, (values: object) => Email>>("./**/emails.ts", {
  eager: true,
});
const emails = Object.values(modules).flatMap((module) => Object.entries(module));

function write(email: (values: object) => Email, nameField: (field: string) => string) {
  const values: Record<string, string> = {};
  const get = (_: object, field: string) => {
    values[field] = nameField(field);
    return values[field];
  };
  return { email: email(new Proxy({}, { get })), values };
}

test("each e-mail has a distinct template name", () => {
  expect(emails.length).toBeGreaterThan(15);
  const names = emails.map(([, email]) => write(email, String).email.template);
  expect(new Set(names).size).toBe(names.length);
});

test.each(emails)(
  "S44 the subject and first words of %s are ours, whatever names it contains",
  (_, email) => {
    const VARIABLES = ["organisation", "name", "by", "inviter", "groups", "grantee", "reason", "question"];
    const MARK = "Chosen by somebody";
    const { subject, paragraphs } = write(email, (field) => (VARIABLES.includes(field) ? MARK : field)).email;
    expect(subject).not.toContain(MARK);
    expect(paragraphs[0]?.startsWith(MARK)).toBe(false);
  },
);

test.each(emails)("%s contains the same values as text and as escaped HTML", (_, writer) => {
  const { email, values } = write(writer, (field) =>
    field === "link" ? "https://gbvf.example/?inviteCode=x" : `<script>${field}</script> & <b>B</b>`,
  );
  const [text, html] = [toText(email), toHtml(email)];
  for (const value of Object.values(values)) expect(text).toContain(value);
  expect(html).not.toMatch(/<b>|<script>| & /);
  expect(html).not.toMatch(/src=|http-equiv|<link/);
});
