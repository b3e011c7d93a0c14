import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";

/** `npm test` builds the app first; its compressed copies have the same content. */
const dist = fileURLToPath(new URL("../../app/dist", import.meta.url));
const files = existsSync(dist)
  ? globSync("**/*", { cwd: dist, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
  : [];

const SECRET_PATTERNS: Readonly<Record<string, RegExp>> = {
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "an address with a password": /\b(postgres(ql)?|smtps?|https?|redis|amqp):\/\/[^\s"'`/:@]+:[^\s"'`/@]+@/,
  "a cloud's key": /\b(AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/,
  "a token of GitHub, npm, Slack or Chromatic":
    /\b(gh[pousr]_\w{36}|npm_\w{36}|xox[abprs]-[\w-]{10,}|chpt_\w{10,})/,
  "a password's hash": /\$argon2(id|i|d)\$|\$2[aby]\$\d\d\$/,
  "the name of a secret setting":
    /\b(SECRET_KEY|SMTP_URL|DATABASE_URL|METRICS_TOKEN|CHROMATIC_PROJECT_TOKEN)\b/,
  "a source map": /\/[/*][#@] sourceMappingURL=/,
};

const secretSettings = Object.entries(process.env).filter(
  ([name, value]) =>
    /SECRET|PASSWORD|TOKEN|_KEY$|(DATABASE|SMTP)_URL$/.test(name) && (value ?? "").length >= 8,
);

describe.skipIf(files.length === 0)("S35 the build", () => {
  test("contains no secret", () => {
    const secrets: string[] = [];
    for (const file of files) {
      const text = readFileSync(file, "latin1");
      for (const [secretName, pattern] of Object.entries(SECRET_PATTERNS))
        if (pattern.test(text)) secrets.push(`${secretName} in ${file}`);
      for (const [name, value] of secretSettings)
        if (text.includes(value as string)) secrets.push(`${name} in ${file}`);
      if (text.includes(DEMONSTRATION_PASSWORD)) secrets.push(`the demonstration's password in ${file}`);
    }
    expect(secrets).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
  });

  test("contains only scripts, styles, pages, pictures and fonts", () => {
    const endings = new Set(files.map((file) => file.slice(file.lastIndexOf("."))));
    expect(
      [...endings].filter(
        (ending) => !/^\.(html|js|css|svg|png|ico|json|webmanifest|txt|woff2)$/.test(ending),
      ),
    ).toEqual([]);
  });
});

test("S35 each secret's pattern matches an example", () => {
  const samples = [
    "-----BEGIN RSA PRIVATE KEY-----",
    'x="postgres://gbvf:hunter22@db/x"',
    "AKIAABCDEFGHIJKLMNOP",
    `ghp_${"a".repeat(36)}`,
    "$argon2id$v=19$m=19456",
    "process.env.SECRET_KEY",
    "//# sourceMappingURL=a.js.map",
  ];
  Object.values(SECRET_PATTERNS).forEach((pattern, index) => {
    expect(samples[index]).toMatch(pattern);
  });
});
