import { dirname, sep } from "node:path";
import { KINDS_WITH_SOURCE } from "./data-import/contract.ts";
import { runImport, writeTemplate } from "./data-import/importers.ts";
import { type Command, readCommand, USAGE } from "./data-import/readCommand.ts";
import { ImportError } from "./import/ImportError.ts";
import { progressDisplay } from "./import/progressDisplay.ts";
import { openDatabase } from "./lib/database/db.ts";
import { OperatorError, readEnv } from "./lib/operating/env.ts";
import { runProgram } from "./lib/operating/runProgram.ts";
import { migrate } from "./migrations/migrate.ts";
import { seed } from "./seeds/seed.ts";

const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(
  () => run(command).catch(throwWithDetails),
  (error) => error instanceof ImportError || error instanceof OperatorError,
);

async function run(command: Command): Promise<void> {
  if (command.kind !== "template") return runImportCommand(command);
  await writeTemplate(command.templateKind, command.file);
  console.log(`Written: ${command.file}`);
}

async function runImportCommand(command: Exclude<Command, { kind: "template" }>): Promise<void> {
  const { kind, file, dryRun, options } = command;
  if (!dryRun && options.source === undefined && KINDS_WITH_SOURCE.includes(kind))
    throw new OperatorError("Say where these figures were published: --title TEXT --publisher TEXT.");
  const env = readEnv(process.env);
  const today = new Date();
  const display = progressDisplay();
  const database = await openDatabase(env);
  try {
    await migrate(database.knex, (trx) => seed(trx, { set: env.SEED, today, secretKey: env.SECRET_KEY }));
    const {
      changed,
      remembers,
      warnings = [],
      summary,
    } = await runImport(database.knex, {
      kind,
      file,
      dryRun,
      options,
      varDir: env.VAR_DIR,
      today,
      onProgress: display.show,
    }).finally(display.stop);
    for (const sentence of warnings) console.log(`Warning: ${sentence}`);
    for (const sentence of summary) console.log(sentence);
    if (dryRun) console.log("This was a dry run: nothing has changed.");
    else console.log(changed || remembers ? `Done (${database.description}).` : "Nothing has changed.");
  } finally {
    await database.close();
  }
}

function throwWithDetails(error: unknown): never {
  if (error instanceof ImportError) {
    const folder = dirname(error.file);
    const message = folder === "." ? error.message : `${folder}${sep}${error.message}`;
    error.message = [message, ...error.details].join("\n");
  }
  throw error;
}
