import { useId, useRef } from "react";
import { styled } from "styled-components";
import { formatCount, formatPercent, formatWithUnit, type UnitFormat } from "../../text/format.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { describeRange, type LabelledFigure } from "../describeRange.ts";
import { BarsLegend, SeriesHatches } from "../GroupedBars/BarsLegend.tsx";
import { Readout } from "../Readout/Readout.tsx";
import { isFigure, readingLabels } from "../reading.ts";
import { Definitions } from "../StatePatterns/StatePatterns.tsx";
import { useRovingMarks } from "../useRovingMarks.ts";
import { useSize } from "../useSize.ts";
import {
  layoutStacks,
  type PlacedPart,
  type Stack,
  type StackScale,
  type StackStyle,
  totalOf,
} from "./layout.ts";
import { StackBar } from "./StackBar.tsx";
import { StacksAxis } from "./StacksAxis.tsx";

export interface StackedBarsProps extends RootProps {
  /** "Challenges by cycle" */
  label: string;
  stacks: readonly Stack[];
  styles: readonly StackStyle[];
  /** "challenges" */
  unit: string;
  /** With `share`, each bar has the full width, 100%. */
  scale?: StackScale;
  /** True if the values are shares already, so that stacks have no total. */
  areShares?: boolean;
  /** True if each part has a label of its own. */
  hasLabels?: boolean;
  format?: (value: number) => string;
}

/**
 * - **When:** Parts of a sum, by quarter or place.
 * - **When not:** Parts must be compared with each other: use `GroupedBars`.
 * - **Keys:** Tab moves to the marks; arrow keys, Home and End show values, Escape hides them.
 */
export function StackedBars({
  label,
  stacks,
  styles,
  unit,
  areShares = false,
  hasLabels = false,
  scale = areShares ? "share" : "count",
  format = areShares ? formatPercent : formatCount,
  ...root
}: StackedBarsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, scale: textScale } = useSize(box, 48);
  const prefix = `stacks-${useId().replaceAll(/\W/g, "")}`;
  const { stacks: placed, ticks } = layoutStacks(stacks, scale, Math.max(width, 200));
  // Totals are written next to the bars, so only shares need an axis.
  const axisTicks = scale === "share" ? ticks : [];
  const marks = placed.flatMap(({ stack, parts }) => parts.map((part) => ({ stack, part })));
  const { active, markProps } = useRovingMarks(marks.length);
  const activePart = active === null ? undefined : marks[active]?.part;

  const getStyle = ({ part }: PlacedPart) => styles.find(({ id }) => id === part.styleId);
  const getName = (stack: Stack, placedPart: PlacedPart) =>
    [...new Set([stack.label, placedPart.part.label, getStyle(placedPart)?.label])]
      .filter(Boolean)
      .join(", ");
  const valueText = ({ value, share }: PlacedPart) =>
    areShares ? format(value) : `${formatWithUnit(value, { format, unit })}, ${formatPercent(share)}`;
  const getMarkIndex = (part: PlacedPart) => marks.findIndex((mark) => mark.part === part);

  return (
    <Root {...root}>
      {!hasLabels && <BarsLegend prefix={prefix} series={styles} highlight={undefined} />}
      <Definitions width="0" height="0" aria-hidden="true">
        <SeriesHatches prefix={prefix} series={styles} />
      </Definitions>
      <Rows
        role="group"
        $count={stacks.length}
        data-shares={areShares || undefined}
        aria-label={areShares ? label : describeStacks(label, stacks, { format, unit })}
      >
        <Ruler ref={box} />
        {placed.map(({ stack, total, parts, missing }) => (
          <Row key={stack.id} data-highlighted={stack.isHighlighted || undefined}>
            <Name>
              <span>
                {stack.label}
                {stack.note && (
                  <>
                    {" "}
                    <Note data-own-line>{stack.note}</Note>
                  </>
                )}
              </span>
              {total !== null && !areShares && <Total>{format(total)}</Total>}
            </Name>
            <BarBox>
              {width > 0 && (
                <StackBar
                  prefix={prefix}
                  width={width}
                  height={height}
                  ticks={axisTicks}
                  missing={missing}
                  areTextsTogether={scale === "count"}
                  parts={parts.map((part) => ({
                    ...part,
                    style: getStyle(part),
                    name: `${getName(stack, part)}: ${valueText(part)}`,
                    // A single part's value is its bar's total, which stands next to it.
                    text:
                      scale === "count" && parts.length === 1
                        ? ""
                        : scale === "share" && !areShares
                          ? formatPercent(part.share)
                          : format(part.value),
                    isActive: part === activePart,
                    markProps: markProps(getMarkIndex(part)),
                  }))}
                />
              )}
              {activePart && parts.includes(activePart) && (
                <Readout
                  label={getName(stack, activePart)}
                  value={valueText(activePart)}
                  x={(activePart.x + activePart.width / 2) * textScale}
                  y={0}
                  headroom={160}
                />
              )}
            </BarBox>
            {hasLabels && (
              <BarsLegend
                prefix={prefix}
                series={stack.parts.flatMap(({ styleId, label: name, value }) => {
                  const style = styles.find(({ id }) => id === styleId);
                  return style && isFigure(value) ? [{ ...style, label: `${name}: ${format(value)}` }] : [];
                })}
                highlight={undefined}
              />
            )}
            {total !== null && <Missing stack={stack} styles={styles} />}
          </Row>
        ))}
        {width > 0 && axisTicks.length > 0 && (
          <StacksAxis ticks={axisTicks} width={width} format={(value) => `${Math.round(value * 100)}%`} />
        )}
      </Rows>
    </Root>
  );
}

function Missing({ stack, styles }: { stack: Stack; styles: readonly StackStyle[] }) {
  const parts = stack.parts.flatMap(({ label, styleId, value }) => {
    if (isFigure(value)) return [];
    return `${label ?? styles.find(({ id }) => id === styleId)?.label}: ${readingLabels[value].toLowerCase()}`;
  });
  return parts.length > 0 && <Note as="p">{parts.join("; ")}</Note>;
}

const Root = styled.div`container-type: inline-size;`;

/** If `--chart-height` is set, the bars share it; the lower limit keeps them high enough to press. */
const Rows = styled.div<{ $count: number }>`
  --bar-height: clamp(1.75rem, (var(--chart-height, 0px) - 2rem) / ${({ $count }) => $count} - 2rem, var(--highest-bar, 4.5rem));
  display: grid;
  padding-inline: ${space(1)};

  /* In a wide chart, names stand left of their bars. */
  @container (min-width: 32rem) {
    --highest-bar: 7rem;
    &:not([data-shares]) { --names: 14rem; --columns: var(--names) minmax(0, 1fr); }
  }
  > svg, > :first-child { width: calc(100% - var(--names, 0px)); margin-inline-start: var(--names, 0); }
`;

/** An invisible element that has the drawing's size, which `useSize` measures. */
const Ruler = styled.div`
  height: var(--bar-height);
  margin-bottom: calc(-1 * var(--bar-height));
  visibility: hidden;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--columns, minmax(0, 1fr));
  align-items: center;
  margin-inline: ${space(-1)};
  padding: ${space(0.75)} ${space(1)};

  &[data-highlighted] { background: ${color.sunken}; }
  > :nth-child(n + 3) { grid-column: 1 / -1; }
`;

const BarBox = styled.div`
  position: relative;
  height: var(--bar-height);
`;

const Name = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: ${space(0.25)};
  @container (min-width: 32rem) { padding-inline-end: ${space(2)}; }
  font-size: ${font.size.small};
  line-height: 1.35;
  overflow-wrap: anywhere;

  [data-highlighted] > & > :first-child { font-weight: ${font.weight.strong}; }
`;

const Total = styled.span`
  flex: none;
  font-weight: ${font.weight.strong};
`;

const Note = styled.span`
  &[data-own-line] { display: block; }
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.regular};
`;

function describeStacks(label: string, stacks: readonly Stack[], unitFormat: UnitFormat): string {
  const totals = stacks.flatMap(({ parts, label: name }): LabelledFigure[] => {
    const total = totalOf(parts);
    return total === null ? [] : [{ figure: total, name }];
  });
  return `${label}: ${describeRange(totals, stacks.length, unitFormat)}.`;
}
