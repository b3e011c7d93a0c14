import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { BuildingBlockAccordion } from "@gbvf/ui/widgets/BuildingBlockAccordion/BuildingBlockAccordion.tsx";
import { BuildingBlockGaps } from "@gbvf/ui/widgets/BuildingBlockGaps/BuildingBlockGaps.tsx";
import { BuildingBlockTable } from "@gbvf/ui/widgets/BuildingBlockTable/BuildingBlockTable.tsx";
import { DataAgeNote } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import { styled } from "styled-components";
import { reduceFilters } from "../../../lib/address/filterReducer.ts";
import { NO_FILTERS } from "../../../lib/address/filters.ts";
import { getScreenUrl } from "../../../lib/address/paths.ts";
import { useFilters } from "../../../lib/address/useFilters.ts";
import { useApi } from "../../../lib/api-client/useApi.ts";
import { narrowOnly, wideOnly } from "../../../lib/page/byWidth.ts";
import { FullWidthPanel } from "../../chart/ChartGrid.tsx";
import type { ChartPart, ThemeChartsProps } from "../ChartPart.ts";
import { availabilityChart } from "./buildingBlockCharts.ts";
import { getFigures, getPlace } from "./buildingBlockFigures.ts";
import { hasGaps, listGaps } from "./buildingBlockGaps.ts";

export const buildingBlockChartPart: ChartPart<BuildingBlockData> = {
  isEmpty: ({ currentPeriod }) => currentPeriod === null,
  Charts: BuildingBlockCharts,
  chartCount: 1,
  Overview: BuildingBlockOverview,
};

function BuildingBlockOverview({ data }: { data: BuildingBlockData }) {
  if (buildingBlockChartPart.isEmpty(data))
    return <EmptyState title="Availability">No data available</EmptyState>;
  return <AvailabilityChart data={data} chosen={NO_FILTERS} headingLevel={3} />;
}

function BuildingBlockCharts(props: ThemeChartsProps<BuildingBlockData>) {
  return (
    <>
      {hasGaps(props.data.boundaryLevel.boundaryTypeId) && <BuildingBlockGapsPanel data={props.data} />}
      <AvailabilityChart {...props} />
    </>
  );
}

function AvailabilityChart({ data, chosen, headingLevel }: ThemeChartsProps<BuildingBlockData>) {
  const { currentPeriod, lastQuarter, source } = data;
  const chart = availabilityChart(data, chosen);
  if (chart === null || currentPeriod === null || source === null) return null;
  const frame = { ...chart, place: getPlace(data, chosen), source, headingLevel };
  const isStale = currentPeriod.period !== lastQuarter.period;
  return (
    <>
      {isStale && <DataAgeNote latest={currentPeriod.period} expected={lastQuarter.period} />}
      <NarrowPanel data-panel>
        <BuildingBlockAccordion {...frame} />
      </NarrowPanel>
      <WidePanel data-panel>
        <BuildingBlockTable
          {...frame}
          breakdown={chosen.componentSubOptions.length > 0 ? "requirement" : "category"}
        />
      </WidePanel>
    </>
  );
}

const WidePanel = styled(FullWidthPanel)`${wideOnly}`;

const NarrowPanel = styled(FullWidthPanel)`${narrowOnly}`;

function BuildingBlockGapsPanel({ data }: { data: BuildingBlockData }) {
  const { filters } = useFilters();
  const { boundaryLevel, currentPeriod } = data;
  const { categories } = getFigures(boundaryLevel.buildingBlockCategoryStats, filters);
  const directory = getScreenUrl("contact", reduceFilters(filters, { type: "enter directory" }));
  return (
    <Root data-panel aria-labelledby="gaps-title">
      <div>
        <h2 id="gaps-title">What is missing, and who to call</h2>
        <Small>
          {boundaryLevel.boundary}
          {currentPeriod && <>, {currentPeriod.period}</>}
        </Small>
      </div>
      <Categories>
        {categories.map(({ buildingBlockCategoryId, description }) => (
          <CategoryGaps
            key={buildingBlockCategoryId}
            boundaryId={boundaryLevel.boundaryId}
            categoryId={buildingBlockCategoryId}
            name={description}
          />
        ))}
      </Categories>
      <p>
        <Link href={directory} variant="primary">
          Who to call: contacts in {boundaryLevel.boundary}
        </Link>
      </p>
    </Root>
  );
}

interface CategoryGapsProps {
  boundaryId: number;
  categoryId: number;
  name: string;
}

function CategoryGaps({ boundaryId, categoryId, name }: CategoryGapsProps) {
  const { filters } = useFilters();
  const detail = useApi("GET /api/buildingblock/getBuildingBlockRquirementDetailData", {
    query: { buildingBlockCategoryId: categoryId, boundaryId },
  });
  const getHref = (boundary: { boundaryId: number; boundaryTypeId: number }) =>
    getScreenUrl("chart", reduceFilters(filters, { type: "choose boundary", boundary }));
  return (
    <div>
      <h3>{name}</h3>
      <Resource
        {...detail}
        skeleton={<Skeleton height="3rem" lines={2} />}
        isEmpty={(blocks) => listGaps(blocks, filters, getHref).length === 0}
        emptyMessage="No building blocks available"
      >
        {(blocks) => <BuildingBlockGaps blocks={listGaps(blocks, filters, getHref)} />}
      </Resource>
    </div>
  );
}

const Root = styled.section`
  ${stack(2)}
  grid-column: 1 / -1;
`;

const Categories = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space(2)} ${space(4)};

  > * { min-width: 0; }
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
