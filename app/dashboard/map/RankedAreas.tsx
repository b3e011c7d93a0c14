import { isFigure, readOut } from "@gbvf/ui/charts/reading.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { useId, useState } from "react";
import { styled } from "styled-components";
import type { RankedArea } from "./rankedAreas.ts";

const FIRST = 10;

export interface RankedAreasProps {
  /** "Every province, from the highest" */
  title: string;
  areas: readonly RankedArea[];
  colorOf: (figure: number) => string;
  format: (figure: number) => string;
  /** Undefined for areas that lead no further. */
  hrefOf: ((id: number) => string) | undefined;
}

/** The figures of a map whose areas are too small for their names. */
export function RankedAreas({ title, areas, colorOf, format, hrefOf }: RankedAreasProps) {
  const titleId = useId();
  const [isWhole, setWhole] = useState(areas.length <= FIRST + 2);
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol>
        {(isWhole ? areas : areas.slice(0, FIRST)).map(({ id, name, reading, rank }) => (
          <li key={id}>
            <Rank>{rank}</Rank>
            <Swatch style={{ background: isFigure(reading) ? colorOf(reading) : dataColor.missing }} />
            {hrefOf ? (
              <Link href={hrefOf(id)} variant="plain">
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            <strong>{readOut(reading, format)}</strong>
          </li>
        ))}
      </ol>
      {!isWhole && <Button onPress={() => setWhole(true)}>Show all {areas.length}</Button>}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};

  h2 { font-size: ${font.size.body}; }
  ol { padding: 0; list-style: none; }
  li {
    display: grid;
    grid-template-columns: 1.75rem 14px minmax(0, 1fr) auto;
    gap: ${space(1)};
    align-items: center;
    min-height: 44px;
    border-top: 1px solid ${color.line};
  }
  strong { text-align: end; }
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
