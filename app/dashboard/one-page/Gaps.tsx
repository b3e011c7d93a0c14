import type { BuildingBlockDetail } from "@gbvf/api/building-block/contract.ts";
import { plural } from "@gbvf/ui/charts/format.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { NO_FILTERS } from "../../lib/filters.ts";
import { THEME } from "../../lib/themeIds.ts";
import { type ApiState, useApi } from "../../lib/useApi.ts";
import { gapsOf } from "../themes/building-block/buildingBlockGaps.ts";
import { largestGaps, namesOf } from "./gaps.ts";

/** As many as fit on a sheet with the rest. */
const SHOWN = 6;

export interface GapsProps {
  boundaryId: number;
  chartHref: string;
}

/** What is missing where, the largest gaps of all building blocks first. */
export function Gaps({ boundaryId, chartHref }: GapsProps) {
  const { data: components } = useApi("GET /api/dashboard/components", {});
  const options =
    components && (components.find(({ componentId }) => componentId === THEME.buildingBlock)?.options ?? []);
  return (
    <Root aria-labelledby="one-page-gaps">
      <h2 id="one-page-gaps">What is missing, and where</h2>
      {options === undefined ? (
        <Skeleton lines={3} height="3rem" />
      ) : (
        <Found boundaryId={boundaryId} categories={options.map(({ id }) => id)} />
      )}
      <p data-way>
        <Link href={chartHref}>Everything about building blocks here</Link>
      </p>
    </Root>
  );
}

function Found({ boundaryId, categories }: { boundaryId: number; categories: readonly number[] }) {
  const [first = null, second = null, third = null] = categories;
  const all = [useDetail(boundaryId, first), useDetail(boundaryId, second), useDetail(boundaryId, third)];
  const details = all.slice(0, categories.length);
  const found = details.map(({ data }) => data).filter((data) => data !== undefined);
  return (
    <Resource
      data={found.length === details.length ? found : undefined}
      error={details.find(({ error }) => error !== undefined)?.error}
      isLoading={details.some(({ isLoading }) => isLoading)}
      onRetry={() => {
        for (const each of details) if (each.error !== undefined) each.retry();
      }}
      skeleton={<Skeleton lines={3} height="3rem" />}
      isEmpty={hasNothing}
      emptyMessage="No building blocks are known here."
    >
      {(found) => <GapList found={found} />}
    </Resource>
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

const blocksIn = (found: readonly BuildingBlockDetail[]) =>
  found.flatMap(({ buildingBlockStats }) => buildingBlockStats).filter(({ isIncluded }) => isIncluded);

const hasNothing = (found: readonly BuildingBlockDetail[]) =>
  blocksIn(found).every(({ buildingBlockCount }) => buildingBlockCount === 0);

function GapList({ found }: { found: readonly BuildingBlockDetail[] }) {
  const gaps = largestGaps(found.flatMap((detail) => gapsOf(detail, NO_FILTERS, () => "")));
  const blocks = blocksIn(found);
  const notCaptured = blocks.reduce((sum, block) => sum + block.buildingBlockCount - block.capturedCount, 0);
  const isCaptured = blocks.some(({ capturedCount }) => capturedCount > 0);
  const left = gaps.length - SHOWN;
  return (
    <>
      {isCaptured && gaps.length === 0 && <p>Nothing is missing at the places that were captured.</p>}
      <List>
        {gaps.slice(0, SHOWN).map(({ requirement, block, missing, all, names }) => (
          <li key={`${block} ${requirement}`}>
            <strong>{requirement}</strong>: missing at {missing} of {plural(all, "place", "places")}
            {names.length > 0 && `: ${namesOf(names)}`}
            <small>{block}</small>
          </li>
        ))}
      </List>
      <Small>
        {left > 0 && `And ${plural(left, "more gap", "more gaps")}. `}
        {notCaptured > 0 && `${plural(notCaptured, "known place is", "known places are")} not yet captured.`}
      </Small>
    </>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  align-content: start;

  ${media.print} { gap: ${space(0.5)}; [data-way] { display: none; } }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;

  li { padding-block-end: ${space(1)}; border-bottom: 1px solid ${color.line}; }
  small { display: block; color: ${color.inkMuted}; }
  ${media.print} { gap: ${space(0.5)}; li { padding-block-end: ${space(0.25)}; } small { font-size: 7.5pt; } }
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
