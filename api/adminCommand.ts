import { parseArgs } from "node:util";
import type { Knex } from "knex";
import { audit } from "./lib/audit/audit.ts";
import { openDatabase } from "./lib/database/db.ts";
import { type Env, OperatorError, readEnv } from "./lib/operating/env.ts";
import { runProgram } from "./lib/operating/runProgram.ts";
import { createSecrets, type Secrets } from "./lib/security/secrets.ts";
import { migrate } from "./migrations/migrate.ts";
import { resetFactors } from "./second-factor/resetFactors.ts";
import { seed } from "./seeds/seed.ts";
import { Email, FullName } from "./shared/fields.ts";
import { lockAccountByUsername, normaliseUsername } from "./user/accounts.ts";
import { inviteAdministrator } from "./user/inviteAdministrator.ts";

const USAGE = `Usage: npm run admin -- invite EMAIL ["FULL NAME"]
  prints a link, valid for seven days and once, with which that person becomes an administrator
       npm run admin -- reset-second-factor EMAIL
  takes a lost second factor away; its owner is informed by mail`;

const COMMANDS = { invite, "reset-second-factor": resetSecondFactor };
type Command = { name: keyof typeof COMMANDS; email: string; fullName: string | undefined };
type CommandInput = Omit<Command, "name"> & { trx: Knex.Transaction; env: Env; secrets: Secrets; now: Date };

const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(() => main(command));

async function main({ name, email, fullName }: Command): Promise<void> {
  const env = readEnv(process.env);
  const now = new Date();
  const database = await openDatabase(env);
  try {
    await migrate(database.knex, (trx) =>
      seed(trx, { set: env.SEED, today: now, secretKey: env.SECRET_KEY }),
    );
    const secrets = createSecrets(env);
    const outcome = await database.knex.transaction((trx) =>
      COMMANDS[name]({ trx, email, fullName, env, secrets, now }),
    );
    console.log(outcome);
  } finally {
    await database.close();
  }
}

async function invite({ trx, email, ...rest }: CommandInput): Promise<string> {
  const link = await inviteAdministrator(trx, { email, ...rest });
  return `Give this link to ${email} only. It is valid for seven days, and works once:\n\n  ${link}\n`;
}

async function resetSecondFactor({ trx, email, env, secrets, now }: CommandInput): Promise<string> {
  const account = await lockAccountByUsername(trx, normaliseUsername(email), { env, now });
  if (account === undefined) throw new OperatorError(`${email} has no account.`);
  if (!(await resetFactors(account, { trx, secrets, now }))) {
    throw new OperatorError(`${email} has no second factor.`);
  }
  await audit(trx, { what: "second factor reset", actor: null, subject: account.stakeholderId, at: now });
  return `The second factor of ${email} is reset: the password alone lets them in. An e-mail tells them.`;
}

function readCommand(args: string[]): Command | null {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [name, argument, ...rest] = positionals;
    const isInviting = name === "invite";
    if (!(isInviting || name === "reset-second-factor") || rest.length > (isInviting ? 1 : 0)) return null;
    const email = Email.safeParse(argument).data;
    const fullName = FullName.optional().safeParse(rest[0]);
    return email === undefined || !fullName.success ? null : { name, email, fullName: fullName.data };
  } catch {
    return null;
  }
}
