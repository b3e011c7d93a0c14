import { COUNTRY } from "../lib/boundaryTypes.ts";
import { type Measured, NOT_MEASURED, type Period, type Place, type ThemeMeasure } from "../lib/measure.ts";
import type { Area } from "./Area.ts";
import { areasSentence } from "./areasSentence.ts";
import { changeFrom } from "./change.ts";
import { areasChangeSentence, changeSentence } from "./changeSentence.ts";
import type { Findings, Line, Rank } from "./contract.ts";
import { everyQuarter } from "./everyQuarter.ts";
import { placeSentence } from "./placeSentence.ts";
import { rankOf } from "./rank.ts";

export type Named = Place & { description: string };

/** The boundaries that a finding is about. */
export type Scene<Boundary extends Named = Named> = {
  boundary: Boundary;
  /** Directly inside. */
  areas: readonly Boundary[];
  /** Its parent and the country, the nearest first. */
  around: readonly Boundary[];
  /** All of its level, itself too. */
  peers: readonly Place[];
};

type Held = {
  current: { span: string | null; of: (boundaryId: number) => Measured };
  series: { periods: readonly Period[]; of: (boundaryId: number, period: Period) => Measured };
};

export function describeFindings(
  { wordsOf, lowestLevel }: Pick<ThemeMeasure, "wordsOf" | "lowestLevel">,
  { boundary, areas, around, peers }: Scene,
  { current, series }: Held,
): Findings {
  const { boundaryId, boundaryTypeId: level } = boundary;
  const words = wordsOf(level);
  const areaLevel = areas[0]?.boundaryTypeId ?? level + 1;
  const areaWords = wordsOf(areaLevel);
  const isComparable = areaWords.kind === words.kind;
  const periods = everyQuarter(series.periods);
  const isMeasured = level <= lowestLevel;
  const measured = (each: Named): Area => ({
    name: each.description,
    ...(each.boundaryTypeId <= lowestLevel ? current.of(each.boundaryId) : NOT_MEASURED),
  });
  const figures = (places: readonly Place[]) => places.map((each) => current.of(each.boundaryId).value);

  const describe = describer(lowestLevel, current.of, periods, series.of);
  const rank = isMeasured ? rankOf(current.of(boundaryId).value, figures(peers), level) : null;
  const place = describe(boundary, rank);
  const areaLines = areas.map((area) =>
    describe(area, rankOf(current.of(area.boundaryId).value, figures(areas), area.boundaryTypeId)),
  );
  const country = around.find((each) => each.boundaryId === COUNTRY);
  const placeWords = isMeasured
    ? placeSentence({
        words,
        place: measured(boundary),
        rank,
        boundaryTypeId: level,
        country: country === undefined ? null : measured(country),
        areas: isComparable ? { of: areas.map(measured), boundaryTypeId: areaLevel } : null,
      })
    : `${boundary.description}: figures are known for whole municipalities only`;
  const areasWords = areasSentence({
    words: areaWords,
    place: measured(boundary),
    areas: areas.map(measured),
    boundaryTypeId: areaLevel,
    isComparable,
  });
  const latest = periods.at(-1);
  return {
    measure: { title: words.title, kind: words.kind },
    span: current.span,
    sentences: {
      areas: areas.length === 1 && isComparable ? placeWords : areasWords,
      areasChange: areasChangeSentence(
        areaWords,
        areaLines.map(({ sinceQuarter }) => sinceQuarter),
        areaLevel,
      ),
      place: placeWords,
      change:
        latest === undefined || !isMeasured
          ? null
          : changeSentence(
              words,
              {
                period: latest.period,
                measured: { name: boundary.description, ...series.of(boundaryId, latest) },
              },
              place,
            ),
    },
    periods: periods.map(({ period }) => period),
    place,
    around: around.map((each) => describe(each, null)),
    areas: areaLines,
  };
}

function describer(
  lowestLevel: number,
  current: (boundaryId: number) => Measured,
  periods: readonly Period[],
  inPeriod: (boundaryId: number, period: Period) => Measured,
) {
  const latest = periods.at(-1);
  return ({ boundaryId, boundaryTypeId, description }: Named, rank: Rank | null): Line => {
    const isMeasured = boundaryTypeId <= lowestLevel;
    const at = (period: Period) => (isMeasured ? inPeriod(boundaryId, period) : NOT_MEASURED);
    const since = (before: Period | undefined) =>
      latest === undefined
        ? null
        : changeFrom(before && { period: before.period, measured: at(before) }, at(latest));
    const yearBefore = periods.find(
      ({ year, quarter }) => year === Number(latest?.year) - 1 && quarter === latest?.quarter,
    );
    return {
      boundaryId,
      boundary: description,
      boundaryTypeId,
      figure: isMeasured ? current(boundaryId).value : "no-data",
      rank,
      sinceQuarter: since(latest?.quarter === null ? undefined : periods.at(-2)),
      sinceYear: since(yearBefore),
      values: periods.map((period) => at(period).value),
    };
  };
}
