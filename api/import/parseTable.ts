import { type Columns, formatError, isReason, type Values } from "./columns.ts";
import { ImportErrors } from "./ImportErrors.ts";
import type { ImportRequest } from "./Importer.ts";
import type { RejectsFile } from "./RejectsFile.ts";
import { readColumns } from "./readColumns.ts";

export type Rejects = Pick<RejectsFile, "setHeader" | "add">;

/** `fail` adds an error that concerns several cells or rows, which refuses the file. */
export type RowPlace<C> = { line: number; fail: (column: keyof C & string, message: string) => void };

type ParseRequest<C, Lookup> = Pick<ImportRequest, "file" | "onProgress"> & {
  columns: C;
  lookup: Lookup;
  rejects: Rejects;
  onRow: (values: Values<C>, place: RowPlace<C>) => void;
};

/**
 * @returns sentences about unknown columns
 * @throws {ImportError} that lists all errors other than unknown names
 */
export async function parseTable<Lookup, C extends Columns<Lookup>>(
  request: ParseRequest<C, Lookup>,
): Promise<string[]> {
  const { file, columns, lookup, rejects, onRow, onProgress } = request;
  const rules = Object.entries(columns);
  const getNames = (isRequired: boolean) =>
    rules.flatMap(([name, rule]) => ((rule.isRequired ?? false) === isRequired ? [name] : []));
  const errors = new ImportErrors(file);
  const notes = await readColumns<string>(
    file,
    { required: getNames(true), optional: getNames(false) },
    {
      onHeader: (cells) => rejects.setHeader(cells),
      onRow: ({ line, value, at, cells }) => {
        const before = errors.count;
        const fail = (column: string, message: string) => errors.add(message, at(column));
        const parsed = rules.map(([name, rule]) => {
          const text = value[name] as string;
          if (text === "" && !rule.isRequired) return [name, null];
          const result = rule.parse(text, lookup);
          if (result === null) fail(name, formatError(rule, text, name));
          return [name, result];
        });
        if (errors.count > before) return;
        const unknown = parsed.map(([, result]) => result).find(isReason);
        if (unknown !== undefined) rejects.add(line, unknown.reason, cells);
        else onRow(Object.fromEntries(parsed) as Values<C>, { line, fail });
      },
      onProgress,
    },
  );
  errors.throwIfAny();
  return notes;
}
