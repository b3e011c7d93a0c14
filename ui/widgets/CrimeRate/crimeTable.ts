import type { Reading } from "../../charts/reading.ts";
import type { TableModel } from "../../charts/tableModel.ts";

export interface CrimeArea {
  id: number;
  name: string;
  total: Reading;
  /** Reports per 100,000 people. */
  rate: Reading;
  /** Null if the people were not counted. */
  peopleCount: number | null;
}

export function buildCrimeTable(
  areas: readonly CrimeArea[],
  { areaWord, caption, peopleYear }: { areaWord: string; caption: string; peopleYear: number | null },
): TableModel {
  return {
    caption,
    columns: [
      { id: "area", label: areaWord, kind: "text" },
      { id: "total", label: "Sexual offences reported to the police", kind: "count" },
      { id: "rate", label: "Reported per 100,000 people", kind: "rate" },
      {
        id: "people",
        label: peopleYear === null ? "People" : `People (estimate for ${peopleYear})`,
        kind: "count",
      },
    ],
    rows: areas.map(({ id, name, total, rate, peopleCount }) => ({
      id,
      cells: { area: name, total, rate, people: peopleCount ?? "no-data" },
    })),
  };
}
