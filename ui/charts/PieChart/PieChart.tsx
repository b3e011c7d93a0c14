import { useId } from "react";
import { styled } from "styled-components";
import { dataColor } from "../../tokens/dataColor.ts";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { inkOn } from "../contrast.ts";
import { formatCount, formatPercent, inUnits } from "../format.ts";
import { MarkRing } from "../MarkRing.tsx";
import { isFigure, type Missing, stateWords } from "../reading.ts";
import { useRovingMarks } from "../useRovingMarks.ts";
import { describePie } from "./describePie.ts";
import { layoutPie, type PlacedSlice, type Slice } from "./layout.ts";
import { SliceList } from "./SliceList.tsx";

export interface PieChartProps {
  /** "GBVF crime by type". */
  label: string;
  slices: readonly Slice[];
  /** One colour per slice, largest first; they repeat if there are more slices. */
  colors: readonly string[];
  /** What is counted: "reports". */
  unit: string;
  format?: (value: number) => string;
  /** The values are shares of the whole already: each is written once. */
  areShares?: boolean;
  /** Shown in the pie if all parts are zero. */
  zeroText?: string;
  /** Replaces the general words for missing figures: "Too few responses to show". */
  words?: Partial<Record<Missing, string>>;
}

const radius = 84;

/** Shares of one whole, beside a list with every value and percentage; pointing at either marks both. */
export function PieChart({
  label,
  slices,
  colors,
  unit,
  areShares = false,
  format = areShares ? formatPercent : formatCount,
  zeroText = "Zero",
  words,
}: PieChartProps) {
  const placed = layoutPie(slices, radius);
  const { active, setActive, markProps } = useRovingMarks(placed.length);
  const listId = useId();
  const colorAt = (index: number) => colors[index % colors.length] ?? dataColor.none;

  return (
    <Root>
      <Layout>
        <Drawing
          viewBox="-152 -106 304 212"
          role="group"
          aria-label={describePie(label, slices, { format, unit, areShares })}
        >
          {placed.length === 0 && (
            <>
              <circle r={radius} fill={dataColor.none} />
              <EmptyText>{isAllZero(slices) ? zeroText : whyEmpty(slices, words)}</EmptyText>
            </>
          )}
          {placed.map(({ slice, path, value, share }, index) => (
            <SlicePath
              key={slice.id}
              {...markProps(index)}
              d={path}
              fill={colorAt(index)}
              role="img"
              aria-label={`${slice.label}: ${areShares ? "" : `${inUnits(value, { format, unit })}, `}${formatPercent(share)}`}
            />
          ))}
          {active !== null && <MarkRing d={placed[active]?.path} />}
          {placed.map((slice, index) => (
            <SliceLabel key={slice.slice.id} placed={slice} fill={colorAt(index)} />
          ))}
        </Drawing>
        <SliceList
          id={listId}
          label={label}
          slices={slices}
          placed={placed}
          colorAt={colorAt}
          format={format}
          areShares={areShares}
          words={words}
          active={active}
          onPoint={setActive}
        />
      </Layout>
    </Root>
  );
}

/** False if any part is unknown or hidden, because it need not be zero. */
const isAllZero = (slices: readonly Slice[]) => slices.every(({ value }) => value === 0);

/** The reason shared by all parts, else a general one. */
function whyEmpty(slices: readonly Slice[], words: PieChartProps["words"]) {
  const [reason, ...others] = new Set(slices.map(({ value }) => value).filter((value) => !isFigure(value)));
  return reason && others.length === 0 ? (words?.[reason] ?? stateWords[reason]) : "No data available";
}

function SliceLabel({ placed: { label, share }, fill }: { placed: PlacedSlice; fill: string }) {
  if (!label) return null;
  return (
    <Label aria-hidden>
      {label.line && <path d={label.line} />}
      <text
        x={label.x}
        y={label.y}
        dy="0.35em"
        textAnchor={label.anchor}
        style={{ fill: label.line ? undefined : inkOn(fill) }}
      >
        {formatPercent(share)}
      </text>
    </Label>
  );
}

const Root = styled.div`container-type: inline-size;`;

/** Where charts have a height of their own, a pie takes three fifths of it and its list the rest. */
const Layout = styled.div`
  --pie-width: max(19rem, var(--chart-height, 0px) * 0.6 * 304 / 212);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  align-items: center;
  justify-items: center;

  @container (min-width: 46rem) {
    grid-template-columns: min(var(--pie-width), max(19rem, 100% - 20rem)) minmax(0, 1fr);
    gap: ${space(2)};
  }
`;

const Drawing = styled.svg`
  width: var(--pie-width);
  max-width: 100%;
  overflow: visible;
`;

const SlicePath = styled.path`
  outline: none;
  stroke: white;
  stroke-width: 1.5;

  /* Some of the figures' colours are as dark as a dark page. */
  ${media.forcedColors} { stroke: CanvasText; }
`;

const Label = styled.g`
  pointer-events: none;
  font-size: 13px;
  font-weight: ${font.weight.strong};

  path { stroke: ${color.edge}; }
  text { fill: ${color.ink}; forced-color-adjust: none; }
  ${media.forcedColors} { path + text { fill: CanvasText; } }
`;

const EmptyText = styled.text.attrs({ textAnchor: "middle", dy: "0.35em" })`
  fill: ${color.ink};
  font-size: 13px;
`;
