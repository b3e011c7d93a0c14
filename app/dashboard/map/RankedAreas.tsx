import * as mapWords from "@gbvf/api/lib/words/map/english.ts";
import { RankMark } from "@gbvf/ui/charts/RankMark/RankMark.tsx";
import { isFigure, readOut } from "@gbvf/ui/charts/reading.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { useId, useState } from "react";
import { styled } from "styled-components";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { isDrillable } from "../place/isDrillable.ts";
import type { PlaceAnswer } from "../themes/PlaceAnswer.ts";
import type { MapTheme } from "../themes/Theme.ts";
import { rankedAreas } from "./rankedAreas.ts";
import type { Drawn } from "./useThemeMap.ts";

const FIRST = 10;

const titles: Readonly<Record<number, string>> = {
  1: mapWords.everyProvince,
  2: mapWords.everyDistrict,
  3: mapWords.everyMunicipality,
  5: mapWords.everyPrecinct,
};

interface RankedAreasProps<Answer extends PlaceAnswer> {
  theme: MapTheme<Answer>;
  drawn: Drawn<Answer>;
  chosen: ChosenOptions;
  hrefOf: (area: { boundaryId: number; boundaryTypeId: number }) => string;
}

export function RankedAreas<Answer extends PlaceAnswer>({
  theme,
  drawn: { lines, answer, focusId },
  chosen,
  hrefOf,
}: RankedAreasProps<Answer>) {
  const { say } = useWords();
  const titleId = useId();
  const boundaryTypeId = lines.features[0]?.properties.boundaryTypeId ?? 0;
  const drawing = theme.draw(answer, chosen, boundaryTypeId);
  const { colorOf, format } = drawing;
  const areas = rankedAreas(lines.features, drawing);
  const [isWhole, setWhole] = useState(areas.length <= FIRST + 2);
  if (focusId !== null || areas.length < 2) return null;
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{say(titles[boundaryTypeId] ?? mapWords.everyArea)}</h2>
      <ol>
        {(isWhole ? areas : areas.slice(0, FIRST)).map(({ id, name, reading, rank }) => (
          <li key={id}>
            <Rank>
              <RankMark rank={rank} />
            </Rank>
            <Swatch style={{ background: isFigure(reading) ? colorOf(reading) : dataColor.missing }} />
            {isDrillable(boundaryTypeId) ? (
              <Link href={hrefOf({ boundaryId: id, boundaryTypeId })} variant="plain">
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            <strong>{isFigure(reading) ? format(reading) : say(readOut(reading, format))}</strong>
          </li>
        ))}
      </ol>
      {!isWhole && (
        <Button onPress={() => setWhole(true)}>{say(mapWords.showAll, { count: areas.length })}</Button>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(1)};

  h2 { font-size: ${font.size.body}; }
  ol { padding: 0; list-style: none; }
  li {
    display: grid;
    grid-template-columns: 2.25rem 14px minmax(0, 1fr) auto;
    gap: ${space(1)};
    align-items: center;
    min-height: ${size.target};
    border-top: 1px solid ${color.line};
  }
  strong { text-align: end; }
  /* On paper the map is a table of the same. */
  ${media.print} { display: none; }
`;

const Rank = styled.span`
  color: ${color.inkMuted};
  text-align: end;
`;

const Swatch = styled.i`
  height: 14px;
  border: 1px solid ${color.edge};
  forced-color-adjust: none;
`;
