// biome-ignore-all lint/plugin: sizes are in units of the drawing, which fills its frame
import { inkOn } from "@gbvf/ui/charts/contrast.ts";
import { isFigure } from "@gbvf/ui/charts/reading.ts";
import { findLabelSpotIn } from "@gbvf/ui/maps/labelSpot.ts";
import type { Outline } from "@gbvf/ui/maps/outlines.ts";
import { boxAround, fitsInArea } from "@gbvf/ui/maps/shapes.ts";
import { dataColor } from "@gbvf/ui/tokens/dataColor.ts";
import { styled } from "styled-components";
import type { ListedArea } from "./areas.ts";

type LabelledArea = Pick<Outline<unknown>, "polygons"> & { area: ListedArea; fill: string };

/** In units of the drawing. CSS shows only the labels that fit the frame's width. */
const LETTER_SIZES = [
  { frame: "narrow", width: 12, height: 24 },
  { frame: "wide", width: 8, height: 16 },
] as const;
type LetterSize = (typeof LETTER_SIZES)[number];
const PADDING = 6;
/** With fewer labels, readers would think that the finding is about the labelled areas only. */
const MIN_LABELLED_SHARE = 1 / 4;

export function AreaLabels({ outlinedAreas }: { outlinedAreas: readonly LabelledArea[] }) {
  const labelSpots = outlinedAreas.map(({ polygons }) => findLabelSpotIn(polygons));
  return LETTER_SIZES.map((letterSize) => {
    const labels = outlinedAreas.flatMap((area, index) => {
      const spot = labelSpots[index];
      const lines =
        spot === undefined
          ? []
          : getLines(area.area, letterSize, (width, height) =>
              fitsInArea(boxAround(spot.anchor, { width, height }), spot),
            );
      return spot === undefined || lines.length === 0 ? [] : [{ area, spot, lines }];
    });
    if (labels.length < outlinedAreas.length * MIN_LABELLED_SHARE) return null;
    return (
      <Labels key={letterSize.frame} data-frame={letterSize.frame}>
        {labels.map(({ area: { area, fill }, spot: { anchor }, lines }) =>
          lines.map((text, index) => (
            <text
              key={text}
              x={Math.round(anchor.x)}
              y={Math.round(anchor.y + getBaseline(index, lines.length, letterSize))}
              fill={isFigure(area.figure) && area.figure !== 0 ? inkOn(fill) : dataColor.labelOnLight}
              data-missing={!isFigure(area.figure) || undefined}
            >
              {text}
            </text>
          )),
        )}
      </Labels>
    );
  });
}

function getLines(
  { name, figure, text }: ListedArea,
  { width, height }: LetterSize,
  fits: (width: number, height: number) => boolean,
): string[] {
  const measureWidth = (text: string) => text.length * width + PADDING;
  if (!isFigure(figure)) return fits(measureWidth(name), height) ? [name] : [];
  if (fits(Math.max(measureWidth(name), measureWidth(text)), 2 * height)) return [name, text];
  return fits(measureWidth(text), height) ? [text] : [];
}

function getBaseline(index: number, count: number, { height }: LetterSize): number {
  if (count === 1) return height * 0.3;
  return index === 0 ? -4 : height - 4;
}

const Labels = styled.g`
  font-size: 21px;
  font-weight: 600;
  text-anchor: middle;

  /* Outlined, because the text lies on a pattern. */
  [data-missing] { font-weight: 400; paint-order: stroke; stroke: ${dataColor.missing}; stroke-width: 6px; }
  &[data-frame="wide"] { display: none; font-size: 14px; }
  /* Excludes wide and low frames, in which the map is small. */
  @media (min-width: 40rem) and (max-width: 55.9rem), (min-width: 40rem) and (min-height: 40rem) {
    &[data-frame="narrow"] { display: none; }
    &[data-frame="wide"] { display: block; }
  }
  @media (min-width: 72rem) and (min-height: 40rem) {
    &[data-frame="wide"] { font-size: 12px; }
  }
`;
