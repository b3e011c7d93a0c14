import { useId } from "react";
import { styled } from "styled-components";
import { formatPercent } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { getState, isFigure, type MissingReason, readingLabels } from "../reading.ts";
import { patternFill, StatePatterns } from "../StatePatterns/StatePatterns.tsx";
import type { PlacedSlice, Slice } from "./layout.ts";

interface SliceListProps {
  id: string;
  label: string;
  slices: readonly Slice[];
  placedSlices: readonly PlacedSlice[];
  colorAt: (index: number) => string;
  format: (value: number) => string;
  areShares: boolean;
  stateLabels: Partial<Record<MissingReason, string>> | undefined;
  active: number | null;
  onActiveChange: (index: number | null) => void;
}

export function SliceList({
  id,
  label,
  slices,
  placedSlices,
  colorAt,
  format,
  areShares,
  stateLabels,
  active,
  onActiveChange,
}: SliceListProps) {
  const placedIds = new Set(placedSlices.map(({ slice }) => slice.id));
  const slicesWithoutArea = slices.filter((slice) => !placedIds.has(slice.id));
  const prefix = `slices-${useId().replaceAll(/\W/g, "")}`;
  return (
    <>
      {slicesWithoutArea.length > 0 && <StatePatterns prefix={prefix} />}
      <Root id={id} aria-label={label}>
        {placedSlices.map(({ slice, value, share }, index) => (
          <Row
            key={slice.id}
            data-active={active === index || undefined}
            onPointerEnter={() => onActiveChange(index)}
            onPointerLeave={() => onActiveChange(null)}
          >
            <Swatch aria-hidden="true">
              <rect width="100%" height="100%" fill={colorAt(index)} />
            </Swatch>
            <Name>{slice.label}</Name>
            <Bar aria-hidden="true" focusable="false">
              <rect width={`${share * 100}%`} height="100%" fill={colorAt(index)} />
            </Bar>
            <Value>{format(value)}</Value>
            {!areShares && <Value>{formatPercent(share)}</Value>}
          </Row>
        ))}
        {slicesWithoutArea.map(({ id: sliceId, label: name, value }) => (
          <Row key={sliceId}>
            <svg width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" fill={patternFill(prefix, getState(value) ?? "zero")} />
            </svg>
            {isFigure(value) ? (
              <>
                <Name>{name}</Name>
                <Bar aria-hidden="true" />
                <Value>{format(value)}</Value>
                {placedSlices.length > 0 && !areShares && <Value>{formatPercent(0)}</Value>}
              </>
            ) : (
              <MissingValue>
                <span>{name}</span>
                <Reason>{stateLabels?.[value] ?? readingLabels[value]}</Reason>
              </MissingValue>
            )}
          </Row>
        ))}
      </Root>
    </>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  width: 100%;
  font-size: ${font.size.small};
  list-style: none;

  @container (min-width: 32rem) { grid-template-columns: auto minmax(0, 3fr) minmax(2rem, 1fr) auto auto; }
`;

const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  gap: 0 ${space(1)};
  align-items: baseline;
  align-content: center;
  padding: ${space(0.5)};
  border-top: 1px solid ${color.line};

  &:first-child { border-top-color: transparent; }
  > svg[width] { align-self: start; margin-top: 0.3em; outline: 1px solid ${color.edge}; forced-color-adjust: none; }
  &[data-active] { background: ${color.sunken}; }
`;

const Swatch = styled.svg`
  width: 0.75rem;
  height: 0.75rem;
  margin-top: 0.3em;
  align-self: start;
  forced-color-adjust: none;

  ${media.forcedColors} { outline: 1px solid CanvasText; }
`;

const Name = styled.span`
  grid-column: 2 / -1;
  line-height: 1.3;
  @container (min-width: 32rem) { grid-column: 2; }
`;

const Bar = styled.svg`
  grid-column: 2;
  align-self: center;
  width: 100%;
  height: 0.5rem;
  background: ${color.sunken};
  forced-color-adjust: none;
  ${media.forcedColors} { outline: 1px solid CanvasText; }
  @container (max-width: 30rem) { grid-column: 2 / -1; margin-block: ${space(0.25)}; }
  @container (min-width: 32rem) { grid-column: 3; }
`;

const Value = styled.span`
  grid-column: -3;
  text-align: end;
  font-weight: ${font.weight.strong};

  & + & { grid-column: -2; font-weight: ${font.weight.regular}; color: ${color.inkMuted}; }
`;

/** Spans all columns, because its text would widen the columns of the values. */
const MissingValue = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  justify-content: space-between;
  gap: 0 ${space(1)};
`;

const Reason = styled.span`
  color: ${color.inkMuted};
  text-align: end;
`;
