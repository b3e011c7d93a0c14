import type { Reading } from "../../charts/reading.ts";
import type { TableModel } from "../../charts/tableModel.ts";

export interface CrimeArea {
  id: number;
  name: string;
  total: Reading;
  /** Reports per 100,000 people. */
  rate: Reading;
  /** Null if not counted. */
  peopleCount: number | null;
}

/** The crime map's values by area, with the two numbers behind each rate. */
export function crimeTable(areas: readonly CrimeArea[], areaWord: string, caption: string): TableModel {
  return {
    caption,
    columns: [
      { id: "area", label: areaWord, kind: "text" },
      { id: "total", label: "Sexual offences reported to the police", kind: "count" },
      { id: "rate", label: "Reported per 100,000 people", kind: "rate" },
      { id: "people", label: "People (Census 2022)", kind: "count" },
    ],
    rows: areas.map(({ id, name, total, rate, peopleCount }) => ({
      id,
      cells: { area: name, total, rate, people: peopleCount ?? "no-data" },
    })),
  };
}
