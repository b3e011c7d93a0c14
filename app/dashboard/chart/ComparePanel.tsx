import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { describeMixedSource, findBreaks } from "@gbvf/api/shared/figures/sourceRuns.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { TextField } from "@gbvf/ui/primitives/TextField/TextField.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { FigureTrendSkeleton } from "@gbvf/ui/widgets/FigureTrend/FigureTrendSkeleton.tsx";
import { PlaceComparison } from "@gbvf/ui/widgets/PlaceComparison/PlaceComparison.tsx";
import { useState } from "react";
import { styled } from "styled-components";
import { MAX_GROUP_NAME_LENGTH } from "../../lib/address/filters.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useApiList } from "../../lib/api-client/useApiList.ts";
import { ExcludedAreas } from "../place/ExcludedAreas.tsx";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { Theme } from "../themes/Theme.ts";
import { FullWidthPanel } from "./ChartGrid.tsx";

interface ComparePanelProps {
  theme: Pick<Theme<PlaceResponse>, "componentId" | "colors">;
  source: FigureSource | null;
}

export function ComparePanel({ theme: { componentId, colors }, source }: ComparePanelProps) {
  const { filters, change } = useFilters();
  const placeFindings = useApiList(
    "GET /api/findings",
    filters.compare.map((boundaryId) => ({ query: { boundaryId, componentId } })),
  );
  if (source === null || filters.compare.length < 2) return null;
  return (
    <Resource
      {...placeFindings}
      skeleton={
        <FullWidthPanel data-panel>
          <FigureTrendSkeleton />
        </FullWidthPanel>
      }
    >
      {(responses) => {
        const findings = responses.filter((response) => response !== null);
        const places = findings.map(({ place }) => place);
        const excludedAreas = <ExcludedAreas screen="chart" responses={responses} />;
        const [firstFindings] = findings;
        // Places have different first periods but the same last period, so the longest list contains all.
        const [findingsWithMostPeriods] = findings.toSorted((a, b) => b.periods.length - a.periods.length);
        if (firstFindings === undefined || findingsWithMostPeriods === undefined) return excludedAreas;
        const { periods, sources } = findingsWithMostPeriods;
        return (
          <>
            {excludedAreas}
            <FullWidthPanel data-panel>
              <PlaceComparison
                name={filters.group}
                measure={firstFindings.measure}
                periodMeasure={firstFindings.overTime}
                span={firstFindings.span}
                periods={periods}
                breaks={findBreaks(sources)}
                places={places}
                country={
                  findings.flatMap(({ around }) => around).find(({ boundaryId }) => boundaryId === COUNTRY) ??
                  null
                }
                theme={colors}
                source={describeMixedSource(source, sources)}
                headingLevel={2}
              />
            </FullWidthPanel>
            <GroupName />
            <ButtonRow>
              {places.map(({ boundaryId, boundary }) => (
                <Button
                  key={boundaryId}
                  variant="quiet"
                  onPress={() =>
                    change({ type: "compare", ids: filters.compare.filter((id) => id !== boundaryId) })
                  }
                >
                  Take out {boundary}
                </Button>
              ))}
            </ButtonRow>
          </>
        );
      }}
    </Resource>
  );
}

function GroupName() {
  const { filters, change } = useFilters();
  const [typedName, setTypedName] = useState(filters.group ?? "");
  const saveName = () => change({ type: "name group", name: typedName });
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        saveName();
      }}
    >
      <TextField
        label="Name of these places"
        description="It is in the address, so that a link to this page keeps it."
        maxLength={MAX_GROUP_NAME_LENGTH}
        autoComplete="off"
        value={typedName}
        onChange={setTypedName}
        onBlur={saveName}
      />
      <Link href={getScreenUrl("grid", filters)}>Show these places in the grid</Link>
    </Root>
  );
}

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(1)} ${space(3)};

  > :first-child { flex: 0 1 24rem; }
  > a { padding-block-end: ${space(1)}; }
  ${media.print} { display: none; }
`;
