import { parseArgs } from "node:util";
import { openDatabase } from "./lib/db.ts";
import { readEnv } from "./lib/env.ts";
import { runProgram } from "./lib/runProgram.ts";
import { Secrets } from "./lib/secrets.ts";
import { migrate } from "./migrations/migrate.ts";
import { seed } from "./seeds/seed.ts";
import { Email } from "./stakeholder/fields.ts";
import { inviteAdministrator } from "./user/inviteAdministrator.ts";

const USAGE = `Usage: npm run admin -- invite EMAIL
  prints a link, valid for seven days and once, with which that person becomes an administrator`;

const email = readCommand(process.argv.slice(2));
if (email === null) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(() => main(email));

async function main(email: string): Promise<void> {
  const env = readEnv(process.env);
  const now = new Date();
  const database = await openDatabase(env);
  try {
    await migrate(database.knex, (trx) =>
      seed(trx, { set: env.SEED, today: now, secretKey: env.SECRET_KEY }),
    );
    const secrets = new Secrets(env.SECRET_KEY);
    const link = await database.knex.transaction((trx) =>
      inviteAdministrator(trx, { email, env, secrets, now }),
    );
    console.log(
      `Give this link to ${email} only. It is valid for seven days, and works once:\n\n  ${link}\n`,
    );
  } finally {
    await database.close();
  }
}

/** Null if the arguments are not a command. */
function readCommand(args: string[]): string | null {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [command, email, ...others] = positionals;
    if (command !== "invite" || others.length > 0) return null;
    return Email.safeParse(email).data ?? null;
  } catch {
    return null;
  }
}
