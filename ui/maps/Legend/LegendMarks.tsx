import { styled } from "styled-components";
import type { ScaleStep } from "../../charts/scale.ts";
import { color } from "../../tokens/tokens.ts";
import { type LegendMarks, markAt } from "./marks.ts";

/** A thin line for each area and a thick one for the country. */
export function MarksOfLegend({ scale, marks }: { scale: readonly ScaleStep[]; marks: LegendMarks }) {
  const { areas, country } = marks;
  const highest = Math.max(...areas, country?.value ?? 0);
  const at = (value: number) => markAt(scale, value, highest);
  const average = country && at(country.value);
  return (
    <Drawing height="10" aria-hidden="true" focusable="false">
      {areas.map((value, index) => {
        const x = at(value);
        // biome-ignore lint/suspicious/noArrayIndexKey: equal figures have equal lines
        return x === null ? null : <rect key={index} x={`${x * 100}%`} y="3" width="1" height="7" />;
      })}
      {average != null && <rect x={`${average * 100}%`} width="3" height="10" />}
    </Drawing>
  );
}

export const wordsOfMarks = ({ areaWord = "area", country }: LegendMarks) =>
  [`Each thin line is one ${areaWord}.`, country && `Thick: ${country.name}, ${country.text}`]
    .filter(Boolean)
    .join(" ");

const Drawing = styled.svg`
  width: calc(100% - 3px);
  margin-block-end: -6px;
  overflow: visible;
  fill: ${color.ink};
`;
