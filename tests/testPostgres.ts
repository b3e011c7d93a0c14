import { randomBytes } from "node:crypto";
import { asAdmin } from "../api/lib/testing/asAdmin.ts";

/** A new, empty database on the test server; undefined where there is no test server. */
export async function makePostgresDatabase(): Promise<
  { url: string; drop: () => Promise<void> } | undefined
> {
  const admin = process.env.TEST_DATABASE_URL;
  if (admin === undefined) return undefined;
  const name = `gbvf_spanning_${randomBytes(6).toString("hex")}`;
  await asAdmin(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(admin, `drop database ${name} with (force)`) };
}
