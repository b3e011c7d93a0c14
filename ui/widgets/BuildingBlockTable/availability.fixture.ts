import type { Reading } from "../../charts/reading.ts";
import type { AvailabilityCell, AvailabilityNode, AvailabilityQuarter } from "./availabilityRows.ts";

export const quarters: readonly AvailabilityQuarter[] = [
  { label: "Q1", months: "Jan - Mar", mark: null },
  { label: "Q2", months: "Apr - Jun", mark: null },
  { label: "Q3", months: "Jul - Sep", mark: "current" },
  { label: "Q4", months: "Oct - Dec", mark: "in-progress" },
];

const cell = (reading: Reading): AvailabilityCell =>
  typeof reading === "number"
    ? { reading, available: Math.round(reading * 2675), all: 2675 }
    : { reading, available: 0, all: 0 };

const node = (
  level: AvailabilityNode["level"],
  id: number,
  label: string,
  readings: readonly Reading[],
  children: readonly AvailabilityNode[] = [],
): AvailabilityNode => ({ id: `${level} ${id}`, level, label, cells: readings.map(cell), children });

export const categories: readonly AvailabilityNode[] = [
  node(
    "category",
    1,
    "Services",
    [0.3277, 0.3461, 0.3663, 0.3749],
    [
      node(
        "block",
        1,
        "Police station support services",
        [0.3317, 0.3463, 0.3673, 0.376],
        [
          node("requirement", 1, "GBVF Desk", [0.5512, 0.6, 0.7401, 0.8023]),
          node("requirement", 2, "Victim-Friendly Room", [0, 0, 0.02, 0.1]),
          node("requirement", 3, "Family Violence, Child Protection and Sexual Offences Unit (FCS)", [
            "not-captured",
            0,
            0.25,
            0.4901,
          ]),
          node("requirement", 4, "Community Police Forum (CPF)", [0.25, 0.5, 0.75, 1]),
        ],
      ),
      node(
        "block",
        5,
        "Shelters",
        ["no-data", "no-data", "not-captured", "not-captured"],
        [
          node("requirement", 11, "Safe accommodation", [
            "no-data",
            "no-data",
            "not-captured",
            "not-captured",
          ]),
        ],
      ),
    ],
  ),
  node(
    "category",
    2,
    "Resources",
    [0.3103, 0.3391, 0.6506, 0.8563],
    [
      node(
        "block",
        6,
        "Sexual offences courts",
        [0.3103, 0.3391, 0.6506, 0.8563],
        [node("requirement", 13, "Intermediary services", [0.3103, 0.3391, 0.6506, 0.8563])],
      ),
    ],
  ),
  node(
    "category",
    3,
    "Forums",
    [0, 0.12, 0.4404, "not-captured"],
    [
      node(
        "block",
        7,
        "Rapid Response Teams",
        [0, 0.12, 0.4404, "not-captured"],
        [node("requirement", 16, "Convener", [0, 0.12, 0.4404, "not-captured"])],
      ),
    ],
  ),
];

export const source = {
  description: "Invented places, for demonstration",
  url: null,
  capturedOn: "2026-08-15",
  isDemonstration: true,
};
