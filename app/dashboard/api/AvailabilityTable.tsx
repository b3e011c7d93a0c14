import type { Availability } from "@gbvf/api/data-catalogue/contract.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { Table, type TableColumn } from "@gbvf/ui/primitives/Table/Table.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { useApi } from "../../lib/calls/useApi.ts";

const columns: readonly TableColumn<Availability>[] = [
  {
    id: "measure",
    name: "Figure",
    value: ({ measure }) => measure,
    cell: ({ measure }) => measure,
  },
  { id: "level", name: "Of each", value: ({ level }) => level, cell: ({ level }) => level },
  {
    id: "since",
    name: "Since",
    value: ({ since }) => since,
    cell: ({ since }) => since ?? "No figures yet",
  },
  {
    id: "until",
    name: "Until",
    value: ({ until }) => until,
    cell: ({ until }) => until,
  },
  {
    id: "places",
    name: "Places with a figure",
    value: ({ places }) => places,
    cell: ({ places, ofPlaces }) => `${formatCount(places)} of ${formatCount(ofPlaces)}`,
    isNumeric: true,
  },
];

export function AvailabilityTable() {
  const found = useApi("GET /api/availability", {});
  return (
    <section aria-labelledby="availability" data-wide>
      <h2 id="availability">Which figures there are</h2>
      <Resource {...found} skeleton={<Skeleton height="3rem" lines={5} />}>
        {(rows) => (
          <Table
            caption="Each figure, the level it is measured on, and since when; places are those of the last period"
            columns={columns}
            rows={rows}
            rowId={({ componentId, level }) => `${componentId} ${level}`}
          />
        )}
      </Resource>
    </section>
  );
}
