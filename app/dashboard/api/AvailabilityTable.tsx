import type { Availability } from "@gbvf/api/data-catalogue/contract.ts";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { Table, type TableColumn } from "@gbvf/ui/primitives/Table/Table.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { written } from "@gbvf/ui/text/words.ts";
import { useApi } from "../../lib/calls/useApi.ts";
import { useWords } from "../../lib/words/useWords.tsx";

const columnsIn = ({ plain, say }: ReturnType<typeof useWords>): readonly TableColumn<Availability>[] => [
  {
    id: "measure",
    name: plain("Figure"),
    value: ({ measure }) => measure,
    cell: ({ measure }) => say(measure),
  },
  { id: "level", name: plain("Of each"), value: ({ level }) => level, cell: ({ level }) => say(level) },
  {
    id: "since",
    name: plain("Since"),
    value: ({ since }) => since,
    cell: ({ since }) => say(since ?? written("No figures yet")),
  },
  {
    id: "until",
    name: plain("Until"),
    value: ({ until }) => until,
    cell: ({ until }) => until && say(until),
  },
  {
    id: "places",
    name: plain("Places with a figure"),
    value: ({ places }) => places,
    cell: ({ places, ofPlaces }) =>
      plain("{places} of {all}", { places: formatCount(places), all: formatCount(ofPlaces) }),
    isNumeric: true,
  },
];

export function AvailabilityTable() {
  const words = useWords();
  const { plain, say } = words;
  const found = useApi("GET /api/availability", {});
  return (
    <section aria-labelledby="availability" data-wide>
      <h2 id="availability">{say("Which figures there are")}</h2>
      <Resource {...found} skeleton={<Skeleton height="3rem" lines={5} />}>
        {(rows) => (
          <Table
            caption={plain(
              "Each figure, the level it is measured on, and since when; places are those of the last period",
            )}
            columns={columnsIn(words)}
            rows={rows}
            rowId={({ componentId, level }) => `${componentId} ${level}`}
          />
        )}
      </Resource>
    </section>
  );
}
