import { type ImportQuestions, MAX_ASKED_CHARACTERS, MAX_ASKED_NAMES } from "../../../import/choices.ts";
import { normaliseName } from "../../../lib/text/nearNames.ts";
import type { StationFinder } from "./stationFinder.ts";

/** `cells` is the raw row. */
export type RowSubject = {
  line: number;
  station: string;
  province: string;
  /** Distinguishes stations of one name without a province. */
  municipality: string;
  category: string;
  code: string;
  cells: readonly string[];
};

type Asked = Pick<ImportQuestions, "stations" | "furtherNames">;
type Seen = Omit<Asked["stations"][number], "nearest"> & { line: number };

export type StationNames = ReturnType<typeof stationNames>;

/** The names of a file that are no station's, or a station's by choice, with the rows that have them. */
export function stationNames({ provinceOf, nearest }: Pick<StationFinder, "provinceOf" | "nearest">) {
  const seen = new Map<string, Seen>();
  return {
    /** A code of null: no station has the name. */
    add(subject: RowSubject, stationCode: string | null): void {
      const { station: name, line } = subject;
      const nameKey = normaliseName(name);
      if (nameKey === "" || name.length > MAX_ASKED_CHARACTERS) return;
      const province = provinceOf(subject) ?? "";
      const key = `${nameKey} ${province}`;
      const entry = seen.get(key) ?? { name, province, rows: 0, stationCode, line: 0 };
      // A row may have several categories.
      if (entry.line !== line) entry.rows += 1;
      entry.line = line;
      seen.set(key, entry);
    },

    ask(): Asked {
      const isChosen = ({ stationCode }: Seen) => (stationCode === null ? 0 : 1);
      const all = [...seen.values()].toSorted(
        (a, b) => isChosen(a) - isChosen(b) || b.rows - a.rows || a.name.localeCompare(b.name, "en"),
      );
      return {
        stations: all.slice(0, MAX_ASKED_NAMES).map(({ line: _line, ...each }) => ({
          ...each,
          nearest: nearest(each.name, each.province === "" ? undefined : each.province),
        })),
        furtherNames: Math.max(0, all.length - MAX_ASKED_NAMES),
      };
    },
  };
}
