import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runImport, TEMPLATE_KINDS, writeTemplate } from "./data-import/importers.ts";
import { download, webAddress } from "./import/download.ts";
import { ImportError } from "./import/ImportError.ts";
import type { ImportOptions } from "./import/Importer.ts";
import { IMPORT_KINDS, type ImportKind } from "./import/importKinds.ts";
import { type ProgressDisplay, progressDisplay } from "./import/progressDisplay.ts";
import { openDatabase } from "./lib/db.ts";
import { readEnv, StartError } from "./lib/env.ts";
import { runProgram } from "./lib/runProgram.ts";
import { migrate } from "./migrations/migrate.ts";
import { seed } from "./seeds/seed.ts";

const USAGE = `Usage: npm run import -- ${IMPORT_KINDS.join("|")} FILE [--dry-run]
  --dry-run  says what would change, and changes nothing
  npm run import -- boundaries URL  fetches the file first
  npm run import -- template ${TEMPLATE_KINDS.join("|")} [FILE]  writes a file to fill in
Of crime figures:
  --years financial|calendar  what a year such as 2005 means where a file does not say
  --aliases FILE  your own names for stations, remembered (CSV: alias,province,station)
  --accept-rejects  imports a file even if much of it matches nothing`;

type Command =
  | { kind: "template"; of: ImportKind; file: string }
  | { kind: ImportKind; file: string; dryRun: boolean; options: ImportOptions };

const command = readCommand(process.argv.slice(2));
if (command === null) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram(
  () => run(command).catch(withDetails),
  (error) => error instanceof ImportError || error instanceof StartError,
);

async function run(command: Command): Promise<void> {
  if (command.kind !== "template") return runImportOf(command);
  await writeTemplate(command.of, command.file);
  console.log(`Written: ${command.file}`);
}

async function runImportOf(command: Exclude<Command, { kind: "template" }>): Promise<void> {
  const { kind, dryRun, options } = command;
  const env = readEnv(process.env);
  const today = new Date();
  const display = progressDisplay();
  const file = await fetched(command, join(env.VAR_DIR, "downloads"), display);
  const database = await openDatabase(env);
  try {
    await migrate(database.knex, (trx) => seed(trx, { set: env.SEED, today, secretKey: env.SECRET_KEY }));
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
    if (file !== fromCaller(command.file)) await rm(file, { force: true });
  }
}

function withDetails(error: unknown): never {
  if (error instanceof ImportError) error.message = [error.message, ...error.details].join("\n");
  throw error;
}

/** Downloaded if it is an address. */
async function fetched(
  { kind, file }: { kind: ImportKind; file: string },
  folder: string,
  { show, stop }: ProgressDisplay,
): Promise<string> {
  const address = kind === "boundaries" ? webAddress(file) : null;
  if (address === null) return fromCaller(file);
  const { path, summary } = await download({ address, folder, onProgress: show }).finally(stop);
  for (const sentence of summary) console.log(sentence);
  return path;
}

function fromCaller(file: string): string {
  return resolve(process.env.INIT_CWD ?? ".", file);
}

/** Null if the arguments are no command. Paths start where npm was called. */
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
    if (positionals[0] === "template") return readTemplate(positionals.slice(1), values);
    const [kind, file, ...others] = positionals;
    const known = IMPORT_KINDS.find((each) => each === kind);
    if (known === undefined || file === undefined || others.length > 0) return null;
    const { years, aliases, "accept-rejects": acceptRejects } = values;
    const isOfCrime = years !== undefined || aliases !== undefined || acceptRejects;
    if (isOfCrime && known !== "crime") return null;
    if (years !== undefined && years !== "financial" && years !== "calendar") return null;
    return {
      kind: known,
      file,
      dryRun: values["dry-run"],
      options: { years, acceptRejects, aliases: aliases === undefined ? undefined : fromCaller(aliases) },
    };
  } catch {
    return null;
  }
}

/** Options are of imports. */
function readTemplate([kind, file, ...others]: string[], options: Record<string, unknown>): Command | null {
  const known = TEMPLATE_KINDS.find((each) => each === kind);
  const hasOptions = Object.values(options).some((value) => value !== undefined && value !== false);
  if (known === undefined || others.length > 0 || hasOptions) return null;
  return { kind: "template", of: known, file: fromCaller(file ?? `${known}-template.csv`) };
}
