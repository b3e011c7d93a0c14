import type { AssociatedToUser, MunicipalityBlocks } from "@gbvf/api/building-block/overview/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Table, type TableColumn } from "@gbvf/ui/primitives/Table/Table.tsx";
import { formatCount, plural } from "@gbvf/ui/text/format.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { CompletionLegend } from "@gbvf/ui/widgets/CompletionMark/CompletionLegend.tsx";
import { CompletionMark } from "@gbvf/ui/widgets/CompletionMark/CompletionMark.tsx";
import { MunicipalityTables } from "@gbvf/ui/widgets/MunicipalityTables/MunicipalityTables.tsx";
import type { MunicipalityProgress } from "@gbvf/ui/widgets/MunicipalityTables/municipalityProgress.ts";
import { styled } from "styled-components";
import { buildingBlock } from "../../../lib/address/areaPaths.ts";
import { WideOnly } from "../../../lib/page/byWidth.ts";

export function Municipalities({ overview }: { overview: AssociatedToUser }) {
  const municipalities = overview.municipalities.map(getProgress).sort(compareByNeed);
  return (
    <>
      {municipalities.length > 1 && (
        <WideOnly>
          <MunicipalityComparison municipalities={municipalities} period={overview.quarter.period} />
        </WideOnly>
      )}
      <section aria-labelledby="blocks-title">
        <Head>
          <h2 id="blocks-title">{plural(municipalities.length, "municipality", "municipalities")}</h2>
          <CompletionLegend />
        </Head>
        <MunicipalityTables municipalities={municipalities} />
      </section>
    </>
  );
}

const Head = styled.header`
  ${row(1, 3)}
  align-items: baseline;
  justify-content: space-between;
  margin-block-end: ${space(2)};
`;

function getProgress(municipality: MunicipalityBlocks): MunicipalityProgress {
  const { stakeholderId: id, district, province } = municipality;
  return {
    id,
    name: municipality.name,
    where: district === municipality.name ? province : `${district}, ${province}`,
    verified: municipality.totalVerifiedBuildingBlockCount,
    total: municipality.totalBuildingBlockCount,
    contacts: municipality.contactCount,
    checked: municipality.checkedThisQuarterCount,
    due: municipality.dueCount,
    overdue: municipality.overdueCount,
    reported: municipality.reportedCount,
    pending: municipality.pendingCount,
    dueHref: municipality.dueCount > 0 ? buildingBlock.due(id) : null,
    categories: municipality.buildingBlockCategories.map((category) => ({
      id: category.buildingBlockCategoryId,
      label: category.description,
      blocks: category.buildingBlocks.map((block) => ({
        id: block.buildingBlockId,
        label: block.description,
        href: buildingBlock.manage(id, block.buildingBlockId),
        verified: block.totalVerifiedBuildingBlockCount,
        total: block.totalBuildingBlockCount,
        due: block.dueCount,
      })),
    })),
  };
}

const compareByNeed = (a: MunicipalityProgress, b: MunicipalityProgress): number =>
  b.reported - a.reported || b.overdue - a.overdue || b.due - a.due || a.name.localeCompare(b.name, "en-ZA");

interface MunicipalityComparisonProps {
  municipalities: readonly MunicipalityProgress[];
  /** "Jul - Sep 2026" */
  period: string;
}

const createCountColumn = (
  id: "due" | "overdue" | "reported" | "pending",
  label: string,
): TableColumn<MunicipalityProgress> => ({
  id,
  label,
  value: (row) => row[id],
  cell: (row) => formatCount(row[id]),
  isNumeric: true,
});

const columns: readonly TableColumn<MunicipalityProgress>[] = [
  {
    id: "name",
    label: "Municipality",
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link href={`${buildingBlock.start}?boundaryId=${id}`}>{name}</Link>,
  },
  createCountColumn("reported", "Reported wrong"),
  createCountColumn("overdue", "Overdue"),
  createCountColumn("due", "Due"),
  createCountColumn("pending", "Waiting"),
  {
    id: "checked",
    label: "Checked this quarter",
    value: ({ checked, contacts }) => (contacts === 0 ? null : checked / contacts),
    cell: ({ checked, contacts }) => contacts > 0 && `${formatCount(checked)} of ${formatCount(contacts)}`,
    isNumeric: true,
  },
  {
    id: "complete",
    label: "Updates",
    value: ({ verified, total }) => (total === 0 ? null : verified / total),
    cell: ({ verified, total }) => <CompletionMark verified={verified} total={total} />,
    isNumeric: true,
  },
];

function MunicipalityComparison({ municipalities, period }: MunicipalityComparisonProps) {
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
