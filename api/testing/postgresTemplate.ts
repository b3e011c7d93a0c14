import { openDatabase } from "../lib/database/db.ts";
import { migrate } from "../migrations/migrate.ts";
import { seed } from "../seeds/seed.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";
import { asAdmin } from "./asAdmin.ts";
import { type TemplateSet, templateHash } from "./templateHash.ts";

const PREFIX = "gbvf_template_";

/** The name of a database as of this day, made unless the server has it. */
export async function postgresTemplate(
  url: string,
  set: TemplateSet,
  secretKey: string,
  today: Date,
): Promise<string> {
  const day = dayInSouthAfrica(today).replaceAll("-", "");
  const name = `${PREFIX}${set}_${day}_${(await templateHash()).slice(0, 16)}`;
  const known = await knownTemplates(url);
  if (known.includes(name)) return name;
  // Two runs may make the same template at once.
  const unfinished = `${name}_${process.pid}`;
  await asAdmin(url, `create database ${unfinished}`);
  const own = new URL(url);
  own.pathname = `/${unfinished}`;
  const database = await openDatabase({ DATABASE_URL: own.href, VAR_DIR: "" });
  await migrate(database.knex, (trx) => seed(trx, { set, today, secretKey }));
  await database.close();
  try {
    await asAdmin(url, `alter database ${unfinished} rename to ${name}`);
  } catch (err) {
    await asAdmin(url, `drop database ${unfinished}`);
    if (!(await knownTemplates(url)).includes(name)) throw err;
  }
  return name;
}

async function knownTemplates(url: string): Promise<unknown[]> {
  const known = await asAdmin(url, `select datname from pg_database where starts_with(datname, '${PREFIX}')`);
  return known.map(({ datname }) => datname);
}
