import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { FigureTrendSkeleton } from "@gbvf/ui/widgets/FigureTrend/FigureTrendSkeleton.tsx";
import { PlaceComparison } from "@gbvf/ui/widgets/PlaceComparison/PlaceComparison.tsx";
import { useFilters } from "../../lib/address/useFilters.ts";
import { useEach } from "../../lib/calls/useEach.ts";
import { LeftOut } from "../place/LeftOut.tsx";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { Theme } from "../themes/Theme.ts";
import { GroupName } from "./GroupName.tsx";

interface ComparePanelProps {
  theme: Pick<Theme<PlaceAnswer>, "componentId" | "colors" | "direction">;
  source: FigureSource | null;
}

export function ComparePanel({ theme: { componentId, colors, direction }, source }: ComparePanelProps) {
  const { filters, change } = useFilters();
  const all = useEach(
    "GET /api/findings",
    filters.compare.map((boundaryId) => ({ query: { boundaryId, componentId } })),
  );
  if (source === null || filters.compare.length < 2) return null;
  return (
    <Resource {...all} skeleton={<FigureTrendSkeleton />}>
      {(answers) => {
        const findings = answers.filter((answer) => answer !== null);
        const places = findings.map(({ place }) => place);
        const leftOut = <LeftOut screen="chart" answers={answers} />;
        if (places.length === 0) return leftOut;
        return (
          <>
            {leftOut}
            <PlaceComparison
              name={filters.group}
              measure={findings[0]?.measure ?? { title: "", kind: "count" }}
              overTime={findings[0]?.overTime ?? { title: "", step: null, isRunning: false }}
              span={findings[0]?.span ?? null}
              periods={findings[0]?.periods ?? []}
              places={places}
              country={
                findings.flatMap(({ around }) => around).find(({ boundaryId }) => boundaryId === COUNTRY) ??
                null
              }
              direction={direction}
              theme={colors}
              source={source}
              headingLevel={2}
            />
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
