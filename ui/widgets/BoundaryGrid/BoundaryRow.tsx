import { GridListItem } from "react-aria-components/GridList";
import { styled } from "styled-components";
import { formatCount, formatPercent } from "../../charts/format.ts";
import { isFigure, type Reading, readOut } from "../../charts/reading.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Disclosure } from "../../primitives/Disclosure/Disclosure.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { type DataTheme, dataColor } from "../../tokens/dataColor.ts";
import { focusRing } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { ShareBar } from "./ShareBar.tsx";

export interface BoundaryPart {
  id: number;
  /** "Rape", "Services", "Policies", a pillar. */
  label: string;
  reading: Reading;
  kind: "count" | "percent";
}

export interface BoundaryRowModel {
  id: number;
  name: string;
  /** The page of its own areas; undefined if there are none. */
  href: string | undefined;
  /** A fraction. */
  distribution: Reading;
  /** The number behind the share: "4,058 reports". */
  basis: string;
  /** The parts of the boundary's figure. */
  parts: readonly BoundaryPart[];
}

export interface BoundaryRowProps {
  row: BoundaryRowModel;
  theme: DataTheme;
  /** Called with the pressed button. */
  onTop: (button: Element) => void;
  onBottom: (button: Element) => void;
}

const partFormats = { count: formatCount, percent: formatPercent };

/** One area: its name and share, ways to move it, and the parts of its figure. */
export function BoundaryRow({ row, theme, onTop, onBottom }: BoundaryRowProps) {
  const { id, name, href, distribution, basis, parts } = row;
  return (
    <Root id={id} textValue={name}>
      <Line>
        <Button slot="drag" variant="quiet" aria-label={`Drag ${name}`}>
          <Icon name="grip" />
        </Button>
        <Name>{href === undefined ? name : <Link href={href}>{name}</Link>}</Name>
        <Share data-figure={isFigure(distribution)}>{readOut(distribution, formatPercent)}</Share>
        <Moves>
          <Button variant="quiet" aria-label={`Move ${name} to top`} onPress={({ target }) => onTop(target)}>
            <Icon name="toTop" size={18} />
            <span>Move to top</span>
          </Button>
          <Button
            variant="quiet"
            aria-label={`Move ${name} to bottom`}
            onPress={({ target }) => onBottom(target)}
          >
            <Icon name="toBottom" size={18} />
            <span>Move to bottom</span>
          </Button>
        </Moves>
      </Line>
      <ShareBar reading={distribution} fill={dataColor[theme].main} zeroFill={dataColor.none} />
      <Disclosure
        title={
          <>
            <VisuallyHidden>{name}, breakdown: </VisuallyHidden>
            {basis}
          </>
        }
      >
        {parts.length === 0 ? (
          <Nothing>{basis}</Nothing>
        ) : (
          <Parts>
            {parts.map((part) => (
              <div key={part.id}>
                <dt>{part.label}</dt>
                <dd>{readOut(part.reading, partFormats[part.kind])}</dd>
              </div>
            ))}
          </Parts>
        )}
      </Disclosure>
    </Root>
  );
}

const Root = styled(GridListItem)`
  display: block;
  padding: ${space(1)} ${space(1.5)} 0;
  background: ${color.surface};

  & + & { border-top: 1px solid ${color.line}; }
  > * > :last-child { border-bottom: 0; }
  &[data-focus-visible] { ${focusRing} outline-offset: -3px; }
  &[data-dragging] { opacity: 0.5; }
  ${media.print} { break-inside: avoid; padding-inline: 0; }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${space(1)};

  [slot="drag"] { cursor: grab; color: ${color.inkMuted}; margin-inline-start: -${space(1)}; }
  ${media.narrow} { grid-template-columns: auto minmax(0, 1fr) auto; }
  ${media.print} { grid-template-columns: minmax(0, 1fr) auto; }
`;

const Name = styled.b`
  overflow-wrap: anywhere;
  line-height: 1.3;

  a { display: inline-block; padding-block: ${space(1)}; }
`;

const Share = styled.strong`
  text-align: end;
  overflow-wrap: anywhere;

  &[data-figure="true"] { font-size: ${font.size.large}; }
  &[data-figure="false"] { color: ${color.inkMuted}; font-weight: ${font.weight.regular}; }
`;

const Moves = styled.div`
  display: flex;
  color: ${color.primary};

  button { gap: ${space(0.5)}; font-size: ${font.size.small}; white-space: nowrap; }
  ${media.narrow} {
    grid-column: 1 / -1;
    grid-row: 2;
    justify-content: end;
    min-width: 0;
    button { min-width: 0; white-space: normal; }
  }
  ${media.print} { display: none; }
`;

const Parts = styled.dl`
  max-width: 36rem;
  font-size: ${font.size.small};

  div { display: flex; justify-content: space-between; gap: ${space(2)}; padding-block: ${space(0.5)}; border-bottom: 1px solid ${color.line}; }
  dt { min-width: 0; overflow-wrap: anywhere; }
  dd { text-align: end; font-weight: ${font.weight.strong}; }
`;

const Nothing = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
