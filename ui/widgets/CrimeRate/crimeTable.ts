import type { Reading } from "../../charts/reading.ts";
import type { TableModel } from "../../charts/tableModel.ts";
import { plain } from "../../text/words.ts";

export interface CrimeArea {
  id: number;
  name: string;
  total: Reading;
  /** Reports per 100,000 people. */
  rate: Reading;
  /** Null if not counted. */
  peopleCount: number | null;
}

export function crimeTable(
  areas: readonly CrimeArea[],
  { areaWord, caption, peopleYear }: { areaWord: string; caption: string; peopleYear: number | null },
): TableModel {
  return {
    caption,
    columns: [
      { id: "area", label: areaWord, kind: "text" },
      { id: "total", label: plain("Sexual offences reported to the police"), kind: "count" },
      { id: "rate", label: plain("Reported per 100,000 people"), kind: "rate" },
      {
        id: "people",
        label:
          peopleYear === null ? plain("People") : plain("People (estimate for {peopleYear})", { peopleYear }),
        kind: "count",
      },
    ],
    rows: areas.map(({ id, name, total, rate, peopleCount }) => ({
      id,
      cells: { area: name, total, rate, people: peopleCount ?? "no-data" },
    })),
  };
}
