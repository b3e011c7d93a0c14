import type { Findings } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE, COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { positionsOf } from "@gbvf/api/shared/figures/rank.ts";
import { Figure } from "@gbvf/ui/charts/Figure/Figure.tsx";
import { SourceLine } from "@gbvf/ui/charts/SourceLine/SourceLine.tsx";
import { BoundaryGrid } from "@gbvf/ui/widgets/BoundaryGrid/BoundaryGrid.tsx";
import { FreshnessNote } from "@gbvf/ui/widgets/FreshnessNote/FreshnessNote.tsx";
import { reduceFilters } from "../../lib/address/filterReducer.ts";
import { embedOf, to } from "../../lib/address/paths.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import { kindOfAreas } from "../place/areaTable.ts";
import { boundaryWord } from "../place/boundaryWords.ts";
import { isDrillable } from "../place/isDrillable.ts";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { GridTheme } from "../themes/Theme.ts";
import { gridTable } from "./gridTable.ts";
import { ofCountry } from "./ofCountry.ts";
import { canListPrecincts, precinctsHref } from "./precincts.ts";

type Boundary = { boundaryId: number; boundaryTypeId: number };

interface GridAreasProps<Answer extends PlaceAnswer> {
  answer: Answer;
  theme: GridTheme<Answer>;
  findings: Findings | undefined;
  names: readonly string[];
  hrefOf: (boundary: Boundary) => string;
}

export function GridAreas<Answer extends PlaceAnswer>({
  answer,
  theme,
  findings,
  names,
  hrefOf,
}: GridAreasProps<Answer>) {
  const { filters } = useFilters();
  const { boundaryId: placeId, boundary } = answer.boundaryLevel;
  const wholes = theme.drawGrid({ ...answer, containedBoundaryData: [answer.boundaryLevel] }, filters).areas;
  const isGroup = filters.compare.length > 1;
  const drawn = theme.drawGrid(answer, filters);
  const drawing = isGroup ? ofCountry(drawn, wholes[0]) : drawn;
  const { areas, measure, span, source } = drawing;
  const place = isGroup ? (filters.group ?? `${areas.length} places`) : (drawing.place ?? boundary);
  const boundaryTypeId = areas[0]?.boundaryTypeId ?? 0;
  const word = boundaryWord(boundaryTypeId);
  const only = names.length > 0 && `only ${names.join(", ").toLowerCase()}`;
  const where = [place, span, only].filter(Boolean).join(", ");
  const hrefById = new Map(
    areas.map((area) => [area.boundaryId, isDrillable(area.boundaryTypeId) ? hrefOf(area) : undefined]),
  );
  const ranks = positionsOf(
    areas.map(({ distribution }) => distribution),
    drawing,
  );
  const lineById = new Map(findings?.areas.map((line) => [line.boundaryId, line]));
  const chosen = (boundary: Boundary) => reduceFilters(filters, { type: "choose boundary", boundary });
  const compared = (id: number) => reduceFilters(filters, { type: "compare", ids: [placeId, id] });
  const kind = findings && kindOfAreas(findings);
  const { areas: sentence, areasChange } = findings?.sentences ?? {};
  const leading = findings?.shares?.sentence ?? sentence;
  const others = [leading === sentence ? null : sentence, areasChange].filter((each) => each != null);
  const country = findings?.around.find(({ boundaryId }) => boundaryId === COUNTRY);
  // All precincts of a province are not directly inside it.
  const level = boundaryTypeId === BOUNDARY_TYPE.precinct ? `/${boundaryTypeId}` : "";
  return (
    <Figure
      kind="chart"
      headingLevel={2}
      title={measure}
      finding={leading}
      embed={isGroup ? undefined : findings && embedOf("areas", theme.colors, placeId) + level}
      subtitle={
        isGroup
          ? `Chosen places. ${where}. Ranked by ${drawing.rankedBy.toLowerCase()}`
          : `By ${word}. ${where}. Ranked by ${drawing.rankedBy.toLowerCase()}`
      }
      table={gridTable(
        drawing,
        wholes,
        findings,
        boundaryTypeId,
        isGroup ? `${measure}, ${where}` : `${measure}, by ${word}, ${where}`,
      )}
      origin={{ ...drawing, place, period: span ?? undefined }}
      initialSort={{ columnId: "distribution", direction: "descending" }}
      rowHref={(id) => hrefById.get(Number(id))}
      footer={
        <>
          {drawing.freshness && <FreshnessNote {...drawing.freshness} />}
          <p>
            {others.length > 0 && <>{others.map((each) => `${each}.`).join(" ")} </>}
            {theme.direction}
          </p>
          {source && <SourceLine source={source} period={span ?? ""} />}
        </>
      }
    >
      <BoundaryGrid
        label={isGroup ? `${theme.name}, ${place}` : `${theme.name} by ${word}`}
        theme={theme.colors}
        place={boundary}
        measure={findings && kind && { ...findings.measure, kind }}
        wholes={
          kind === findings?.measure.kind
            ? [country, findings?.place].filter((line) => line !== undefined)
            : []
        }
        rankedBy={drawing.rankedBy}
        countName={drawing.countName}
        rows={areas.map(
          ({ boundaryId, boundary, boundaryTypeId: typeId, distribution, basis, parts }, index) => ({
            id: boundaryId,
            rank: ranks[index] ?? null,
            name: boundary,
            href: hrefById.get(boundaryId),
            compareHref: to("chart", compared(boundaryId)),
            precinctsHref: canListPrecincts(theme, typeId)
              ? precinctsHref(chosen({ boundaryId, boundaryTypeId: typeId }))
              : undefined,
            distribution,
            basis,
            parts,
            figure: lineById.get(boundaryId)?.figure,
            values: lineById.get(boundaryId)?.values,
          }),
        )}
      />
    </Figure>
  );
}
