import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { KEY_FOR_TRIALS } from "../../api/lib/env.ts";
import { DEMONSTRATION_PASSWORD } from "../../api/seeds/demonstration/users.ts";

const dist = fileURLToPath(new URL("../../app/dist", import.meta.url));
const SECRETS = [
  KEY_FOR_TRIALS,
  DEMONSTRATION_PASSWORD,
  "SECRET_KEY",
  "SMTP_URL",
  "DATABASE_URL",
  "METRICS_TOKEN",
  "PRIVATE KEY",
];

test.skipIf(!existsSync(join(dist, "assets")))(
  "S35 the built app holds no secret, nor the name of one",
  async () => {
    const files = (await readdir(dist, { recursive: true })).filter((name) =>
      /\.(js|css|html|json|map|svg)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const name of files) {
      const text = await readFile(join(dist, name), "utf8");
      for (const secret of SECRETS) expect(text.includes(secret), `${name} holds ${secret}`).toBe(false);
    }
  },
);
