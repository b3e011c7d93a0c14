import type { BuildingBlockData } from "@gbvf/api/building-block/contract.ts";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { BuildingBlockGaps } from "@gbvf/ui/widgets/BuildingBlockGaps/BuildingBlockGaps.tsx";
import { styled } from "styled-components";
import { reduceFilters } from "../../../lib/address/filterReducer.ts";
import { to } from "../../../lib/address/paths.ts";
import { useFilters } from "../../../lib/address/useFilters.ts";
import { useApi } from "../../../lib/calls/useApi.ts";
import { figuresOf } from "./buildingBlockFigures.ts";
import { gapsOf } from "./buildingBlockGaps.ts";

export function BuildingBlockGapsPanel({ answer }: { answer: BuildingBlockData }) {
  const { filters } = useFilters();
  const { boundaryLevel, source, currentPeriod } = answer;
  const { categories } = figuresOf(boundaryLevel.buildingBlockCategoryStats, filters);
  const directory = to("contact", reduceFilters(filters, { type: "enter directory" }));
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
      {source && currentPeriod && <SourceLine source={source} period={currentPeriod.period} />}
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
  const hrefOf = (boundary: { boundaryId: number; boundaryTypeId: number }) =>
    to("chart", reduceFilters(filters, { type: "choose boundary", boundary }));
  return (
    <div>
      <h3>{name}</h3>
      <Resource
        {...detail}
        skeleton={<Skeleton height="3rem" lines={2} />}
        isEmpty={(found) => gapsOf(found, filters, hrefOf).length === 0}
        emptyMessage="No building blocks available"
      >
        {(found) => <BuildingBlockGaps blocks={gapsOf(found, filters, hrefOf)} />}
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
