import { StatePatterns } from "@gbvf/ui/charts/StatePatterns/StatePatterns.tsx";
import type { ActiveAreaStore } from "@gbvf/ui/maps/Choropleth/activeArea.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { useId, useState } from "react";
import { styled } from "styled-components";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import { useIsNarrow } from "../../lib/page/useIsNarrow.ts";
import { isDrillable } from "../place/isDrillable.ts";
import { isWhole } from "../place/useFindings.ts";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { MapTheme } from "../themes/Theme.ts";
import { asCircles } from "./asCircles.tsx";
import { RankedRow } from "./RankedRow.tsx";
import { rankedAreas } from "./rankedAreas.ts";
import type { Drawn } from "./useThemeMap.ts";

const FIRST = 10;

const titles: Readonly<Record<number, string>> = {
  1: "Every province, from the highest",
  2: "Every district, from the highest",
  3: "Every municipality, from the highest",
  5: "Every police precinct, from the highest",
};

interface RankedAreasProps<Answer extends PlaceAnswer> {
  theme: MapTheme<Answer>;
  drawn: Drawn<Answer>;
  chosen: ChosenOptions;
  hrefOf: (area: { boundaryId: number; boundaryTypeId: number }) => string;
  isCircles: boolean;
  shared: ActiveAreaStore;
}

export function RankedAreas<Answer extends PlaceAnswer>({
  theme,
  drawn: { lines, answer, focusId, findings },
  chosen,
  hrefOf,
  isCircles,
  shared,
}: RankedAreasProps<Answer>) {
  const titleId = useId();
  const patternPrefix = useId();
  const boundaryTypeId = lines.features[0]?.properties.boundaryTypeId ?? 0;
  const isNarrow = useIsNarrow();
  const filled = theme.draw(answer, chosen, boundaryTypeId);
  const drawing = isCircles
    ? asCircles(filled, theme.colors, { areaCount: lines.features.length, isNarrow })
    : filled;
  const areas = rankedAreas(lines.features, drawing);
  const [isAll, setAll] = useState(areas.length <= FIRST + 2);
  const found = isWhole(chosen) && !isCircles ? findings : undefined;
  if (focusId !== null || areas.length < 2) return null;
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{titles[boundaryTypeId] ?? "Every area, from the highest"}</h2>
      {found?.sentences.areasChange && <p>{found.sentences.areasChange}.</p>}
      <StatePatterns prefix={patternPrefix} zeroColor={drawing.colorOf(0)} />
      <ol>
        {(isAll ? areas : areas.slice(0, FIRST)).map((area) => (
          <RankedRow
            key={area.id}
            area={area}
            drawing={drawing}
            href={isDrillable(boundaryTypeId) ? hrefOf({ boundaryId: area.id, boundaryTypeId }) : undefined}
            values={found?.areas.find(({ boundaryId }) => boundaryId === area.id)?.values}
            lineColor={dataColor[theme.colors].main}
            patternPrefix={patternPrefix}
            shared={shared}
          />
        ))}
      </ol>
      {!isAll && <Button onPress={() => setAll(true)}>Show all {formatCount(areas.length)}</Button>}
    </Root>
  );
}

const Root = styled.section`
  ${stack(1)}

  h2 { font-size: ${font.size.body}; }
  p { color: ${color.inkMuted}; font-size: ${font.size.small}; line-height: 1.35; }
  ol { padding: 0; list-style: none; container-type: inline-size; }
  /* On paper the map is a table of the same. */
  ${media.print} { display: none; }
`;
