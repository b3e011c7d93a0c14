import { useId, useState } from "react";
import { GridListItem } from "react-aria-components/GridList";
import { styled } from "styled-components";
import { type ListRank, RankMark } from "../../charts/RankMark/RankMark.tsx";
import { formatReading, isFigure, type Reading } from "../../charts/reading.ts";
import { Sparkline } from "../../charts/Sparkline/Sparkline.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { MenuButton } from "../../primitives/MenuButton/MenuButton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { formatPercent } from "../../text/format.ts";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { detectFormat, type TrendMeasure } from "../FigureTrend/trend.ts";
import { GridFigure, gridColumns, stacked } from "./gridColumns.ts";
import { type BoundaryPart, RowParts } from "./RowParts.tsx";
import { ShareBar } from "./ShareBar.tsx";

export interface BoundaryRowModel {
  id: number;
  name: string;
  href: string | undefined;
  /** Address of the chart that compares the area with the place around it. */
  compareHref: string;
  /** Address of the grid of the area's police precincts. */
  precinctsHref?: string | undefined;
  /** A fraction. */
  distribution: Reading;
  /** Counted from the highest; null if the area is not ranked. */
  rank: ListRank | null;
  /** The count behind the share: "4,058 reports". */
  basis: string;
  parts: readonly BoundaryPart[];
  /** The figure in the grid's measure. */
  figure?: Reading | undefined;
  values?: readonly Reading[] | undefined;
}

export interface BoundaryRowProps {
  row: BoundaryRowModel;
  /** "South Africa" */
  place: string;
  /** Undefined if the grid's measure is the share itself. */
  measure: TrendMeasure | undefined;
  /** The fraction that fills a bar. */
  longestBar: number;
  theme: DataTheme;
  onTop: () => void;
  onBottom: () => void;
}

export function BoundaryRow({ row, place, measure, longestBar, theme, onTop, onBottom }: BoundaryRowProps) {
  const { id, name, href, precinctsHref, distribution, figure } = row;
  const [isOpen, setOpen] = useState(false);
  const partsId = useId();
  return (
    <Root id={id} textValue={name}>
      <Line>
        <Button slot="drag" data-appears variant="quiet" aria-label={`Drag ${name}`}>
          <Icon name="grip" />
        </Button>
        <Rank>
          <RankMark rank={row.rank} />
        </Rank>
        <Name>{href === undefined ? name : <Link href={href}>{name}</Link>}</Name>
        <Bar data-bar>
          <ShareBar reading={distribution} longest={longestBar} fill={dataColor[theme].main} />
        </Bar>
        <Share data-figure={isFigure(distribution)}>{formatReading(distribution, formatPercent)}</Share>
        <GridFigure data-row-figure>
          {measure && figure !== undefined && formatReading(figure, detectFormat(measure))}
        </GridFigure>
        <Trend>
          <Sparkline values={row.values ?? []} color={dataColor[theme].main} width={72} height={24} />
        </Trend>
        <RowActions>
          <MenuButton
            data-appears
            aria-label={`Move or compare ${name}`}
            entries={[
              { id: "top", label: "Move to top", icon: "toTop", onAction: onTop },
              { id: "bottom", label: "Move to bottom", icon: "toBottom", onAction: onBottom },
              { id: "compare", label: `Compare with ${place}`, icon: "compare", href: row.compareHref },
              ...(precinctsHref === undefined
                ? []
                : [
                    {
                      id: "precincts",
                      label: `Police precincts of ${name}`,
                      icon: "grid" as const,
                      href: precinctsHref,
                    },
                  ]),
            ]}
          >
            <Icon name="menu" />
          </MenuButton>
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={partsId}
            onPress={() => setOpen(!isOpen)}
          >
            <VisuallyHidden>{name}, breakdown</VisuallyHidden>
            <Icon name={isOpen ? "chevronUp" : "chevronDown"} />
          </Button>
        </RowActions>
      </Line>
      <RowParts id={partsId} isOpen={isOpen} basis={row.basis} parts={row.parts} />
    </Root>
  );
}

const Root = styled(GridListItem)`
  display: block;
  background: ${color.surface};
  > [role="gridcell"] { display: contents; }

  /* Buttons are visible in the row that is hovered or has the focus. */
  @media (hover: hover) and (min-width: 992px) {
    &:not(:hover, :focus-within, [data-dragging]) [data-appears] { opacity: 0; }
  }
  & + & { border-top: 1px solid ${color.line}; }
  &[data-focus-visible] { ${focusRing} outline-offset: -3px; }
  &[data-dragging] { opacity: 0.5; }
  ${media.print} { break-inside: avoid; }
`;

/** 44 px high, unless a name needs a second line. */
const Line = styled.div`
  ${gridColumns}
  @container (max-width: 14rem) {
    grid-template-columns: 1.75rem minmax(0, 1fr) auto;
    b { grid-column: 2 / -1; }
    strong { grid-area: 2 / 2; overflow-wrap: normal; text-align: start; }
    > :last-child { grid-area: 2 / 3; }
    > [data-bar] { grid-row: 3; }
  }
  min-height: calc(2.75rem - 1px);
  ${media.print} { min-height: 2rem; }

  [slot="drag"] { min-width: 0; padding-inline: ${space(0.5)}; pointer-events: none; color: ${color.inkMuted}; }
  /* Touch screens use the menu instead of the handle, which appears when it has the focus. */
  ${media.narrow} {
    position: relative;
    [slot="drag"] { position: absolute; inset-block: 0; inset-inline-start: 0; background: ${color.surface}; }
    [slot="drag"]:not(:focus-visible) { opacity: 0; }
  }
`;

const Rank = styled.span`
  text-align: end;
  white-space: nowrap;
  color: ${color.inkMuted};
`;

const Name = styled.b`
  overflow-wrap: anywhere;
  line-height: 1.25;
`;

const Bar = styled.div`
  display: grid;
  ${stacked} {
    grid-area: 2 / name / auto / -1;
    padding: 0 ${space(1.5)} ${space(1)} 0;
    &:has(~ [data-row-figure]:not(:empty)) { grid-column: name; padding-inline-end: 0; }
  }
`;

const Share = styled.strong`
  text-align: end;
  overflow-wrap: anywhere;

  &[data-figure="false"] { color: ${color.inkMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
`;

const Trend = styled.span`
  display: flex;
  align-items: center;
  justify-content: end;
  ${stacked} { display: none; }
`;

const RowActions = styled.span`
  display: flex;
  color: ${color.primary};

  button { min-width: 0; padding-inline: ${space(1)}; }
  ${media.print} { display: none; }
`;
