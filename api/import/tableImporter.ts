import { counted } from "../lib/text/counted.ts";
import type { Columns } from "./columns.ts";
import { ImportError } from "./ImportError.ts";
import type { Importer, ImportRequest, Template } from "./Importer.ts";
import type { Rejects } from "./parseTable.ts";
import { RejectsFile } from "./RejectsFile.ts";
import { summariseImport, wouldBe } from "./summariseImport.ts";

type WriteResult = { added: number; corrected: number; demonstration: number };

type TableKind<Item, W extends WriteResult> = {
  columns: Columns<never>;
  templateRows?: () => Promise<Template["rows"]>;
  /** For example "challenge", " of a municipality" and "challenges". */
  nouns: { noun: string; qualifier?: string; content: string };
  read: (request: ImportRequest, rejects: Rejects) => Promise<{ items: Item[]; notes: string[] }>;
  write: (request: ImportRequest, items: readonly Item[]) => Promise<W>;
  withdrawal?: Importer["withdrawal"];
  existing?: (result: W, read: number) => string[];
};

/** Imports a CSV file whose rows are stored as they are. The caller must roll back if it throws. */
export function tableImporter<Item, W extends WriteResult>(kind: TableKind<Item, W>): Importer {
  const { nouns, columns, withdrawal, templateRows = async () => [] } = kind;
  return {
    withdrawal,
    template: async () => ({ columns: Object.keys(columns), rows: await templateRows() }),
    async run(request) {
      const { file, dryRun } = request;
      const rejects = new RejectsFile(request.rejectsFile);
      try {
        const { items, notes } = await kind.read(request, rejects);
        rejects.close();
        if (items.length === 0) throw createNothingToImportError(file, rejects, nouns.content);
        const result = await kind.write(request, items);
        const { added, corrected, demonstration, ...rest } = result;
        const removed = `${counted(demonstration, `demonstration ${nouns.noun}`)} ${wouldBe(dryRun, demonstration)}`;
        return {
          changed: Object.values(result).some((count) => count > 0),
          summary: summariseImport({
            ...nouns,
            ...{ verb: "placed", read: items.length, added, corrected, rejects, notes, dryRun },
            isUnchanged: [added, corrected, ...Object.values(rest)].every((count) => count === 0),
            existing: kind.existing?.(result, items.length) ?? [],
            demonstration: demonstration === 0 ? null : removed,
          }),
        };
      } catch (error) {
        rejects.discard();
        throw error;
      }
    },
  };
}

function createNothingToImportError(
  file: string,
  { count, reasons }: RejectsFile,
  content: string,
): ImportError {
  if (count === 0) return new ImportError(file, `it has a header and no ${content}.`);
  const [firstReason] = reasons.keys();
  return new ImportError(file, `none of its ${count} rows can be placed (the first: ${firstReason}).`);
}
