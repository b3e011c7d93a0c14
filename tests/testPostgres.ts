import { randomBytes } from "node:crypto";
import { asAdmin } from "../api/testing/asAdmin.ts";

export type PostgresDatabase = { name: string; url: string; drop: () => Promise<void> };

/**
 * Throws without a test server. A new database and its copies belong to a user without special rights, as an
 * operator's does; a copy of a template by name belongs to the tests' user.
 */
export async function makePostgresDatabase(template?: string | PostgresDatabase): Promise<PostgresDatabase> {
  const admin = process.env.TEST_DATABASE_URL;
  if (admin === undefined) throw new Error("TEST_DATABASE_URL is not set.");
  const name = `gbvf_spanning_${randomBytes(6).toString("hex")}`;
  const url = new URL(typeof template === "object" ? template.url : admin);
  if (template === undefined) {
    await asAdmin(admin, `create role ${name} login password '${name}'`);
    url.username = name;
    url.password = name;
  }
  url.pathname = `/${name}`;
  const templateName = typeof template === "object" ? template.name : template;
  const templateClause = templateName === undefined ? "" : `template ${templateName} strategy file_copy`;
  await asAdmin(admin, `create database ${name} owner "${url.username}" ${templateClause}`);
  return {
    name,
    url: url.href,
    drop: async () => {
      await asAdmin(admin, `drop database ${name} with (force)`);
      if (template === undefined) await asAdmin(admin, `drop role ${name}`);
    },
  };
}
