import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Table, type TableColumn } from "@gbvf/ui/primitives/Table/Table.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { CompletionMark } from "@gbvf/ui/widgets/CompletionMark/CompletionMark.tsx";
import type { MunicipalityProgress } from "@gbvf/ui/widgets/MunicipalityBlocks/municipalityProgress.ts";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";

interface MunicipalityComparisonProps {
  municipalities: readonly MunicipalityProgress[];
  /** "Jul - Sep 2026" */
  period: string;
}

const figure = (
  id: "due" | "overdue" | "reported" | "waiting",
  name: string,
): TableColumn<MunicipalityProgress> => ({
  id,
  name,
  value: (row) => row[id],
  cell: (row) => formatCount(row[id]),
  isNumeric: true,
});

const columns: readonly TableColumn<MunicipalityProgress>[] = [
  {
    id: "name",
    name: "Municipality",
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link href={`${buildingBlock.start}?boundaryId=${id}`}>{name}</Link>,
  },
  figure("reported", "Reported wrong"),
  figure("overdue", "Overdue"),
  figure("due", "Due"),
  figure("waiting", "Waiting"),
  {
    id: "checked",
    name: "Checked this quarter",
    value: ({ checked, contacts }) => (contacts === 0 ? null : checked / contacts),
    cell: ({ checked, contacts }) => contacts > 0 && `${formatCount(checked)} of ${formatCount(contacts)}`,
    isNumeric: true,
  },
  {
    id: "complete",
    name: "Updates",
    value: ({ verified, total }) => (total === 0 ? null : verified / total),
    cell: ({ verified, total }) => <CompletionMark verified={verified} total={total} />,
    isNumeric: true,
  },
];

/** Those behind come first. */
export function MunicipalityComparison({ municipalities, period }: MunicipalityComparisonProps) {
  return (
    <Table
      caption={`What needs work in ${period}, by municipality`}
      columns={columns}
      rows={municipalities}
      rowId={({ id }) => id}
      maxHeight="31rem"
    />
  );
}
