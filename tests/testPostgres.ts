import { randomBytes } from "node:crypto";
import { asAdmin } from "../api/testing/asAdmin.ts";

export type PostgresDatabase = { name: string; url: string; drop: () => Promise<void> };

/** Empty or copied from `template`; undefined without a test server. */
export async function makePostgresDatabase(template?: string): Promise<PostgresDatabase | undefined> {
  const admin = process.env.TEST_DATABASE_URL;
  if (admin === undefined) return undefined;
  const name = `gbvf_spanning_${randomBytes(6).toString("hex")}`;
  await asAdmin(
    admin,
    `create database ${name}${template === undefined ? "" : ` template ${template} strategy file_copy`}`,
  );
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: async () => void (await asAdmin(admin, `drop database ${name} with (force)`)),
  };
}
