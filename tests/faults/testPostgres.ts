import { randomBytes } from "node:crypto";
import { asAdmin } from "../../api/lib/testing/asAdmin.ts";

/** The addresses of databases to try: the embedded one always, a new one on PostgreSQL where that is to be had. */
export async function makePostgresDatabase(): Promise<
  { url: string; drop: () => Promise<void> } | undefined
> {
  const admin = process.env.TEST_DATABASE_URL;
  if (admin === undefined) return undefined;
  const name = `gbvf_faults_${randomBytes(6).toString("hex")}`;
  await asAdmin(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(admin, `drop database ${name} with (force)`) };
}
