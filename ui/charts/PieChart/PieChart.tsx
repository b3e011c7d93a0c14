import { useId } from "react";
import { styled } from "styled-components";
import { formatCount, formatPercent, formatWithUnit } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { font, space } from "../../tokens/tokens.ts";
import type { CompareTotals } from "../comparison.ts";
import { inkOn } from "../contrast.ts";
import { MarkRing } from "../MarkRing.tsx";
import { isFigure, type MissingReason, readingLabels } from "../reading.ts";
import { useRovingMarks } from "../useRovingMarks.ts";
import { describePie } from "./describePie.ts";
import { layoutPie, type Slice } from "./layout.ts";
import { SliceList } from "./SliceList.tsx";

export interface PieChartProps extends RootProps {
  /** "GBVF crime by type" */
  label: string;
  slices: readonly Slice[];
  /** The colour of the largest slice first; colours repeat if there are more slices. */
  colors: readonly string[];
  /** "reports" */
  unit: string;
  format?: (value: number) => string;
  /** True if the values are shares already, so that the list does not repeat them. */
  areShares?: boolean;
  compare?: CompareTotals;
  /** Shown if all parts are zero. */
  zeroText?: string;
  /** Replaces the default texts of missing figures. */
  stateLabels?: Partial<Record<MissingReason, string>>;
}

const radius = 84;
/** A smaller slice has no room for its value, by which readers find a slice in the list. */
const MIN_SHARE_WITH_TEXT = 0.06;
const MAX_LETTERS = 5;

/**
 * A ring next to bars with every value; pointing at either highlights both.
 *
 * - **When:** The parts of one whole, at most about seven.
 * - **When not:** Parts over time: use `StackedBars`. Figures without a whole: use `BarList`.
 * - **Keys:** Tab moves to the marks; arrow keys, Home and End show values, Escape hides them.
 */
export function PieChart({
  label,
  slices,
  colors,
  unit,
  areShares = false,
  compare,
  format = areShares ? formatPercent : formatCount,
  zeroText = "Zero",
  stateLabels,
  ...root
}: PieChartProps) {
  const placedSlices = layoutPie(slices, radius);
  const largeSlices = placedSlices.filter(({ share }) => share >= MIN_SHARE_WITH_TEXT);
  // All or none, because a lone number would seem to be the whole.
  const hasTexts = largeSlices.every(({ value }) => format(value).length <= MAX_LETTERS);
  const { active, setActive, markProps } = useRovingMarks(placedSlices.length);
  const listId = useId();
  const colorAt = (index: number) => colors[index % colors.length] ?? dataColor.zeroFill;

  return (
    <Root {...root}>
      <Layout>
        <div>
          <Drawing
            viewBox="-88 -88 176 176"
            role="group"
            aria-label={describePie(label, slices, { format, unit, areShares, compare })}
          >
            {placedSlices.length === 0 && (
              <circle r={radius * 0.79} strokeWidth={radius * 0.42} fill="none" stroke={dataColor.zeroFill} />
            )}
            {placedSlices.map(({ slice, path, value, share }, index) => (
              <SlicePath
                key={slice.id}
                {...markProps(index)}
                d={path}
                fill={colorAt(index)}
                role="img"
                aria-label={`${slice.label}: ${areShares ? "" : `${formatWithUnit(value, { format, unit })}, `}${formatPercent(share)}`}
              />
            ))}
            {hasTexts &&
              largeSlices.map(({ slice, middle, value }, index) => (
                <SliceText key={slice.id} {...middle} dy="0.35em" fill={inkOn(colorAt(index))} aria-hidden>
                  {format(value)}
                </SliceText>
              ))}
            {active !== null && <MarkRing d={placedSlices[active]?.path} />}
          </Drawing>
          {placedSlices.length === 0 && (
            <Empty>{isAllZero(slices) ? zeroText : describeEmptyPie(slices, stateLabels)}</Empty>
          )}
        </div>
        <SliceList
          id={listId}
          label={label}
          slices={slices}
          placedSlices={placedSlices}
          colorAt={colorAt}
          format={format}
          areShares={areShares}
          stateLabels={stateLabels}
          active={active}
          onActiveChange={setActive}
        />
      </Layout>
    </Root>
  );
}

/** A missing or hidden part may be above zero, so it is not counted as zero. */
const isAllZero = (slices: readonly Slice[]) => slices.every(({ value }) => value === 0);

/** Returns the reason for missing figures if all parts have the same reason, otherwise a general reason. */
function describeEmptyPie(slices: readonly Slice[], stateLabels: PieChartProps["stateLabels"]) {
  const [reason, ...rest] = new Set(slices.map(({ value }) => value).filter((value) => !isFigure(value)));
  return reason && rest.length === 0 ? (stateLabels?.[reason] ?? readingLabels[reason]) : "No data available";
}

const Root = styled.div`container-type: inline-size;`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;

  @container (min-width: 30rem) {
    grid-template-columns: min(14rem, 40%, var(--chart-height, 14rem)) minmax(0, 1fr);
    gap: ${space(3)};
    align-items: center;
  }
  @container (max-width: 17rem) { grid-template-columns: minmax(0, 1fr); justify-items: center; }
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 14rem;
  overflow: visible;
`;

const SlicePath = styled.path`
  outline: none;
  stroke: white;
  stroke-width: 1.5;

  /* Some slices would be as dark as a dark page. */
  ${media.forcedColors} { stroke: CanvasText; }
`;

const SliceText = styled.text`
  font-size: 0.6875rem;
  font-weight: ${font.weight.strong};
  text-anchor: middle;
  pointer-events: none;
  forced-color-adjust: none;
`;

const Empty = styled.p`
  font-size: ${font.size.small};
  line-height: 1.3;
  text-align: center;
`;
