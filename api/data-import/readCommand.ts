import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ImportOptions } from "../import/Importer.ts";
import { IMPORT_KINDS, type ImportKind } from "../import/importKinds.ts";
import { ImportSource } from "../source/contract.ts";
import { ImportReason, KINDS_WITH_SOURCE } from "./contract.ts";
import { TEMPLATE_KINDS } from "./importers.ts";

export const USAGE = `Usage: npm run import -- ${IMPORT_KINDS.join("|")} FILE [--dry-run]
  --dry-run  says what would change, and changes nothing
  npm run import -- template ${TEMPLATE_KINDS.join("|")} [FILE]  writes a file to fill in
Of crime figures:
  --years financial|calendar  what a year such as 2005 means where a file does not say
  --aliases FILE  your own names for stations, remembered (CSV: alias,province,station)
  --reason TEXT  applies a file that changes so much that it needs a reason, of 10 characters or more
Of crime figures and collective actions, the source that is cited, needed but for a dry run:
  --title TEXT --publisher TEXT [--url URL] [--published YYYY-MM-DD] [--licence TEXT]`;

export type Command =
  | { kind: "template"; templateKind: ImportKind; file: string }
  | { kind: ImportKind; file: string; dryRun: boolean; options: ImportOptions };

/** Resolves paths relative to the folder in which npm was run. */
export function readCommand(args: string[]): Command | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        years: { type: "string" },
        aliases: { type: "string" },
        reason: { type: "string" },
        title: { type: "string" },
        publisher: { type: "string" },
        url: { type: "string" },
        published: { type: "string" },
        licence: { type: "string" },
      },
    });
    if (positionals[0] === "template") return readTemplate(positionals.slice(1), values);
    const [kind, file, ...rest] = positionals;
    const importKind = IMPORT_KINDS.find((each) => each === kind);
    if (importKind === undefined || file === undefined || rest.length > 0) return null;
    const { years, aliases, reason } = values;
    const hasCrimeOptions = years !== undefined || aliases !== undefined || reason !== undefined;
    if (reason !== undefined && !ImportReason.safeParse(reason).success) return null;
    if (hasCrimeOptions && importKind !== "crime") return null;
    const source = readSource(values);
    if (source === null || (source !== undefined && !KINDS_WITH_SOURCE.includes(importKind))) return null;
    if (years !== undefined && years !== "financial" && years !== "calendar") return null;
    return {
      kind: importKind,
      file: resolvePath(file),
      dryRun: values["dry-run"],
      options: { years, reason, source, aliases: aliases === undefined ? undefined : resolvePath(aliases) },
    };
  } catch {
    return null;
  }
}

type SourceValues = Partial<Record<"title" | "publisher" | "url" | "published" | "licence", string>>;

function readSource(values: SourceValues): ImportSource | undefined | null {
  const { title, publisher, url = null, published = null, licence = null } = values;
  if (![title, publisher, url, published, licence].some((each) => typeof each === "string")) return undefined;
  const source = { title, publisher, url, publishedOn: published, licence };
  return ImportSource.safeParse(source).data ?? null;
}

function readTemplate([kind, file, ...rest]: string[], options: Record<string, unknown>): Command | null {
  const importKind = TEMPLATE_KINDS.find((each) => each === kind);
  const hasOptions = Object.values(options).some((value) => value !== undefined && value !== false);
  if (importKind === undefined || rest.length > 0 || hasOptions) return null;
  return {
    kind: "template",
    templateKind: importKind,
    file: resolvePath(file ?? `${importKind}-template.csv`),
  };
}

function resolvePath(file: string): string {
  return resolve(process.env.INIT_CWD ?? ".", file);
}
