import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../lib/db.ts";
import { readEnv, StartError } from "../lib/env.ts";
import { migrate } from "../lib/migrate.ts";
import { runProgram } from "../lib/runProgram.ts";
import { seed } from "../seeds/seed.ts";
import type { CrimeOptions } from "./crime/importCrime.ts";
import { ImportError } from "./ImportError.ts";
import { progressDisplay } from "./progressDisplay.ts";
import { KINDS, type Kind, runImport } from "./runImport.ts";

const USAGE = `Usage: npm run import -- ${KINDS.join("|")} FILE [--dry-run]
  --dry-run  says what would change, and changes nothing
Of crime figures:
  --years financial|calendar  what a year such as 2005 means where a file does not say
  --aliases FILE  your own names for stations, remembered (CSV: alias,province,station)
  --accept-rejects  imports a file even if much of it matches nothing`;

type Command = { kind: Kind; file: string; dryRun: boolean; options: CrimeOptions };

const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(
  () => main(command).catch(withDetails),
  (error) => error instanceof ImportError || error instanceof StartError,
);

async function main({ kind, file, dryRun, options }: Command): Promise<void> {
  const env = readEnv(process.env);
  const today = new Date();
  const database = await openDatabase(env);
  const display = progressDisplay();
  try {
    await migrate(database.knex, (trx) => seed(trx, { set: env.SEED, today }));
    const { changed, summary } = await runImport(database.knex, {
      kind,
      file,
      dryRun,
      options,
      varDir: env.VAR_DIR,
      today,
      onProgress: display.show,
    }).finally(display.stop);
    for (const sentence of summary) console.log(sentence);
    if (dryRun) console.log("This was a dry run: nothing has changed.");
    else console.log(changed ? `Done (${database.description}).` : "Nothing has changed.");
  } finally {
    await database.close();
  }
}

/** What is told of an import that was refused, below the sentence that says why. */
function withDetails(error: unknown): never {
  if (error instanceof ImportError) error.message = [error.message, ...error.details].join("\n");
  throw error;
}

function fromCaller(file: string): string {
  return resolve(process.env.INIT_CWD ?? ".", file);
}

/** Null where the arguments are not a command. A file is meant from where npm was called. */
function readCommand(args: string[]): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        years: { type: "string" },
        aliases: { type: "string" },
        "accept-rejects": { type: "boolean", default: false },
      },
    });
    const [kind, file, ...others] = positionals;
    const known = KINDS.find((each) => each === kind);
    if (known === undefined || file === undefined || others.length > 0) return null;
    const { years, aliases, "accept-rejects": acceptRejects } = values;
    const isOfCrime = years !== undefined || aliases !== undefined || acceptRejects;
    if (isOfCrime && known !== "crime") return null;
    if (years !== undefined && years !== "financial" && years !== "calendar") return null;
    return {
      kind: known,
      file: fromCaller(file),
      dryRun: values["dry-run"],
      options: { years, acceptRejects, aliases: aliases === undefined ? undefined : fromCaller(aliases) },
    };
  } catch {
    return null;
  }
}
