import type { CsvFile } from "../sheet/CsvFile.ts";
import type { CollectiveActions } from "./contract.ts";

type Counts = { activeCollectiveActions: number; inactiveCollectiveActions: number };
const getCounts = ({ activeCollectiveActions, inactiveCollectiveActions }: Counts) => [
  activeCollectiveActions,
  inactiveCollectiveActions,
];
const COUNT_COLUMNS = [
  ["Active", "On this day", "integer"],
  ["Not active", "Over, or without a last day that is known", "integer"],
] as const;
const PLACE_COLUMNS = [
  ["Place id", "See places.csv", "integer"],
  ["Place", "Its name"],
] as const;

export function collectiveActionTables(actions: CollectiveActions, today: string): CsvFile[] {
  const { boundaryLevel, collectiveActionStats, cycles, containedBoundaryData } = actions;
  const nameOf = new Map(collectiveActionStats.map(({ pillarId, description }) => [pillarId, description]));
  const getPillarName = (id: number) => nameOf.get(id) ?? `Pillar ${id}`;
  return [
    {
      name: "collective-actions-by-pillar.csv",
      about: `100-Day Challenges by pillar of the National Strategic Plan, as on ${today}: of the place, and of the places directly inside it. Pillars without a challenge have no row.`,
      columns: [...PLACE_COLUMNS, ["Pillar", "Of the National Strategic Plan"], ...COUNT_COLUMNS],
      rows: [boundaryLevel, ...containedBoundaryData].flatMap(({ boundaryId, boundary, pillars }) =>
        pillars.map((each) => [boundaryId, boundary, getPillarName(each.pillarId), ...getCounts(each)]),
      ),
    },
    {
      name: "collective-actions-by-cycle.csv",
      about: `100-Day Challenges of the place by the cycle in which they began, as on ${today}.`,
      columns: [
        ...PLACE_COLUMNS,
        ["Cycle", "Challenges that began together"],
        ["First month", "Year and month; empty where unknown"],
        ["Last month", "Year and month; empty where unknown"],
        ["Pillar", "Of the National Strategic Plan"],
        ...COUNT_COLUMNS,
      ],
      rows: cycles.flatMap(({ description, startMonth, endMonth, pillars }) =>
        pillars.map((each) => [
          boundaryLevel.boundaryId,
          boundaryLevel.boundary,
          description,
          startMonth,
          endMonth,
          getPillarName(each.pillarId),
          ...getCounts(each),
        ]),
      ),
    },
  ];
}
