import type { BuildingBlockDetail } from "@gbvf/api/building-block/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { formatCount, formatList, plural } from "@gbvf/ui/text/format.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useIsPrinting } from "@gbvf/ui/tokens/useIsPrinting.ts";
import type { BlockGaps } from "@gbvf/ui/widgets/BuildingBlockGaps/BuildingBlockGaps.tsx";
import { styled } from "styled-components";
import { NO_FILTERS } from "../../lib/address/filters.ts";
import { type ApiState, useApi } from "../../lib/api-client/useApi.ts";
import { listGaps } from "../themes/building-block/buildingBlockGaps.ts";
import { ReportSection, useEachCategory } from "./ReportSection.ts";

const MAX_VISIBLE = 6;

interface GapsProps {
  boundaryId: number;
  chartHref: string;
}

export function Gaps({ boundaryId, chartHref }: GapsProps) {
  const details = useEachCategory(useDetail, boundaryId);
  return (
    <ReportSection aria-labelledby="place-report-gaps">
      <h2 id="place-report-gaps">What is missing, and where</h2>
      <Resource
        {...details}
        skeleton={<Skeleton lines={3} height="3rem" />}
        isEmpty={hasNoPlaces}
        emptyMessage="No building blocks are known here."
      >
        {(details) => <GapList details={details} />}
      </Resource>
      <p data-no-print>
        <Link href={chartHref}>Everything about building blocks here</Link>
      </p>
    </ReportSection>
  );
}

const useDetail = (
  boundaryId: number,
  buildingBlockCategoryId: number | null,
): ApiState<BuildingBlockDetail> =>
  useApi(
    "GET /api/buildingblock/getBuildingBlockRquirementDetailData",
    buildingBlockCategoryId === null ? null : { query: { buildingBlockCategoryId, boundaryId } },
  );

const listIncludedBlocks = (details: readonly BuildingBlockDetail[]) =>
  details.flatMap(({ buildingBlockStats }) => buildingBlockStats).filter(({ isIncluded }) => isIncluded);

const hasNoPlaces = (details: readonly BuildingBlockDetail[]) =>
  listIncludedBlocks(details).every(({ buildingBlockCount }) => buildingBlockCount === 0);

function GapList({ details }: { details: readonly BuildingBlockDetail[] }) {
  const gaps = listLargestGaps(details.flatMap((detail) => listGaps(detail, NO_FILTERS, () => "")));
  const blocks = listIncludedBlocks(details);
  const uncapturedCount = blocks.reduce(
    (sum, block) => sum + block.buildingBlockCount - block.capturedCount,
    0,
  );
  const isCaptured = blocks.some(({ capturedCount }) => capturedCount > 0);
  const visibleGaps = useIsPrinting() ? gaps : gaps.slice(0, MAX_VISIBLE);
  const moreCount = gaps.length - visibleGaps.length;
  return (
    <>
      {isCaptured && gaps.length === 0 && <p>Nothing is missing at the places that were captured.</p>}
      <List>
        {visibleGaps.map(({ requirement, block, missing, all, names }) => (
          <li key={`${block} ${requirement}`}>
            <strong>{requirement}</strong>: missing at {missing} of {plural(all, "place", "places")}
            {names.length > 0 && (
              <>
                : <Names {...shortenList(names)} />
              </>
            )}
            <small>{block}</small>
          </li>
        ))}
      </List>
      <Small>
        {moreCount > 0 && (moreCount === 1 ? "And 1 more gap." : `And ${formatCount(moreCount)} more gaps.`)}{" "}
        {uncapturedCount > 0 &&
          (uncapturedCount === 1
            ? "1 known place is not yet captured."
            : `${formatCount(uncapturedCount)} known places are not yet captured.`)}
      </Small>
    </>
  );
}

function Names({ text, omittedCount }: ReturnType<typeof shortenList>) {
  return omittedCount === 0 ? text : `${text} and ${omittedCount} more`;
}

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;

  li { padding-block-end: ${space(1)}; border-bottom: 1px solid ${color.line}; }
  small { display: block; color: ${color.inkMuted}; }
  ${media.print} {
    display: block;
    columns: 2;
    column-gap: ${space(3)};
    li { break-inside: avoid; padding-block: ${space(0.25)}; }
    small { font-size: 7.5pt; }
  }
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

interface Gap {
  requirement: string;
  block: string;
  missing: number;
  all: number;
  names: string[];
}

export function listLargestGaps(details: readonly BlockGaps[]): Gap[] {
  return details
    .flatMap(({ label: block, requirements }) =>
      requirements
        .filter(({ available, all }) => available < all)
        .map(({ label: requirement, available, all, lackedBy }) => ({
          requirement,
          block,
          missing: all - available,
          all,
          names: lackedBy.map(({ name }) => name),
        })),
    )
    .toSorted((a, b) => b.missing / b.all - a.missing / a.all || b.missing - a.missing);
}

const MAX_LISTED = 3;

/** Returns "Galeshewe, Kimberley, Modder River" and the number of places it omits. */
export function shortenList(names: readonly string[]): { text: string; omittedCount: number } {
  const omittedCount = names.length - MAX_LISTED;
  if (omittedCount <= 1) return { text: formatList(names), omittedCount: 0 };
  return { text: names.slice(0, MAX_LISTED).join(", "), omittedCount };
}
