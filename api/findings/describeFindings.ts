import { intervalOf } from "../lib/figures/interval.ts";
import {
  type FindShared,
  type Measured,
  type MeasureWords,
  NOT_MEASURED,
  type Period,
  type Place,
  periodWords,
  stepOf,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { isEnoughCovered, shareTitle } from "../shared/figures/coverage.ts";
import { ranksAmong } from "../shared/figures/rank.ts";
import type { Area } from "./Area.ts";
import { areasSentence } from "./areasSentence.ts";
import { changeFrom, type Dated } from "./change.ts";
import { areasChangeSentence, changeSentence } from "./changeSentence.ts";
import { isComparable } from "./comparable.ts";
import type { Findings, Line, Rank } from "./contract.ts";
import { everyQuarter } from "./everyQuarter.ts";
import { periodsBefore } from "./periodsBefore.ts";
import { placeSentence } from "./placeSentence.ts";
import { shareSentence } from "./shareSentence.ts";
import { countAreas, levelWord, uncapitalised } from "./words.ts";

const NOT_THAT_SMALL = "Figures are known for whole municipalities only";

export type Named = Place & { description: string };

type Scene<Boundary extends Named = Named> = {
  boundary: Boundary;
  areas: readonly Boundary[];
  around: readonly Boundary[];
  peers: readonly Place[];
};

type Held = {
  current: { span: string | null; of: (boundaryId: number) => Measured };
  series: { periods: readonly Period[]; of: (boundaryId: number, period: Period) => Measured };
  shared?: FindShared | undefined;
  borders?: string | null;
  /** Of figures without a span of their own. */
  today?: string;
};

export function describeFindings(
  { wordsOf, lowestLevel }: Pick<ThemeMeasure, "wordsOf" | "lowestLevel">,
  { boundary, areas, around, peers }: Scene,
  { current, series, shared, borders = null, today }: Held,
): Findings {
  const { boundaryId, boundaryTypeId: level } = boundary;
  const words = wordsOf(level);
  const areaLevel = areas[0]?.boundaryTypeId ?? level + 1;
  const areaWords = wordsOf(areaLevel);
  const isSameMeasure = isComparable(
    { measure: areaWords.title, step: null },
    { measure: words.title, step: null },
  );
  const periods = everyQuarter(series.periods);
  const overTime = (typeId: number) => ({ ...wordsOf(typeId), ...wordsOf(typeId).overTime });
  const isMeasured = level <= lowestLevel;
  const measured = (each: Named): Area => ({
    name: each.description,
    ...(each.boundaryTypeId <= lowestLevel ? current.of(each.boundaryId) : NOT_MEASURED),
  });
  const figures = (places: readonly Place[]) => places.map((each) => current.of(each.boundaryId).value);

  const describe = describer({
    wordsOf,
    lowestLevel,
    current: current.of,
    periods,
    inPeriod: series.of,
    shared,
    measureOf: (typeId) => overTime(typeId).title,
  });
  const rank = isMeasured
    ? ranksAmong(figures(peers), words, (count) => countAreas(count, level))(current.of(boundaryId).value)
    : null;
  const place = describe(boundary, rank);
  const rankOfArea = ranksAmong(figures(areas), areaWords, (count) => countAreas(count, areaLevel));
  const areaLines = areas.map((area) => describe(area, rankOfArea(current.of(area.boundaryId).value)));
  const country = around.find((each) => each.boundaryId === COUNTRY);
  const placeWords = isMeasured
    ? placeSentence({
        words,
        place: measured(boundary),
        rank,
        boundaryTypeId: level,
        country: country === undefined ? null : measured(country),
        areas: isSameMeasure ? { of: areas.map(measured), boundaryTypeId: areaLevel } : null,
      })
    : `${words.title} in ${boundary.description}: ${uncapitalised(NOT_THAT_SMALL)}`;
  const areasWords = areasSentence({
    words: areaWords,
    place: measured(boundary),
    areas: areas.map(measured),
    boundaryTypeId: areaLevel,
    isComparable: isSameMeasure,
  });
  const when = current.span ?? (today && `as on ${today}`);
  const dated = (sentence: string) => (when ? `${sentence} (${when})` : sentence);
  const latest = periods.at(-1);
  const changeOfEnough = (line: Line) => {
    const coverage = latest && series.of(line.boundaryId, latest).coverage;
    return coverage && !isEnoughCovered(coverage) ? null : sinceBefore(line);
  };
  const intervals = periods.map((period) => intervalOf(series.of(boundaryId, period), words.kind));
  return {
    measure: { title: words.title, kind: words.kind },
    overTime: {
      title: overTime(level).title,
      step: latest === undefined ? null : stepOf(latest),
      isRunning: Boolean(latest?.isRunning),
    },
    span: current.span,
    sentences: {
      areas:
        areas.length === 1 && isSameMeasure
          ? dated(placeWords)
          : areasWords === null
            ? null
            : dated(areasWords),
      areasChange: ofMeasure(
        `${overTime(areaLevel).title}, ${levelWord(areaLevel, 2)} of ${boundary.description}`,
        areasChangeSentence(areaWords, areaLines.map(changeOfEnough), areaLevel),
      ),
      place: dated(placeWords),
      change:
        latest === undefined || !isMeasured
          ? null
          : changeSentence(
              overTime(level),
              {
                period: periodWords(latest),
                measured: { name: boundary.description, ...series.of(boundaryId, latest) },
              },
              place,
            ),
      borders,
    },
    shares: sharesOf(measured(boundary), areaWords, areas.map(measured), areaLevel, dated),
    periods: periods.map(periodWords),
    place,
    intervals: isMeasured && intervals.some((each) => each !== null) ? intervals : null,
    around: around.map((each) => describe(each, null)),
    areas: areaLines,
  };
}

const ofMeasure = (title: string, sentence: string | null) =>
  sentence === null ? null : `${title}: ${uncapitalised(sentence)}`;

function sharesOf(
  place: Area,
  words: MeasureWords,
  areas: readonly Area[],
  areaLevel: number,
  dated: (sentence: string) => string,
): Findings["shares"] {
  if (words.share === undefined || areas.length === 0) return null;
  const parts = areas.map(({ name, part = null, coverage }) => ({ name, part, coverage }));
  const sentence = shareSentence(words, parts, areaLevel);
  return {
    title: shareTitle(words.share.ofAll, place.name, place.coverage ?? null),
    sentence: sentence === null ? null : dated(sentence),
  };
}

const sinceBefore = ({ sinceQuarter, sinceCycle, sinceYear }: Line) =>
  sinceQuarter ?? sinceCycle ?? sinceYear;

type Describing = Pick<ThemeMeasure, "wordsOf" | "lowestLevel"> & {
  current: (boundaryId: number) => Measured;
  periods: readonly Period[];
  inPeriod: (boundaryId: number, period: Period) => Measured;
  shared: FindShared | undefined;
  measureOf: (boundaryTypeId: number) => string;
};

function describer({ wordsOf, lowestLevel, current, periods, inPeriod, shared, measureOf }: Describing) {
  const latest = periods.at(-1);
  const before = periodsBefore(periods);
  return ({ boundaryId, boundaryTypeId, description }: Named, rank: Rank | null): Line => {
    const isMeasured = boundaryTypeId <= lowestLevel;
    const now = isMeasured ? current(boundaryId) : { ...NOT_MEASURED, missing: NOT_THAT_SMALL };
    const at = (period: Period) => (isMeasured ? inPeriod(boundaryId, period) : NOT_MEASURED);
    const dated = (period: Period): Dated => ({
      measure: measureOf(boundaryTypeId),
      period,
      measured: at(period),
    });
    const since = (period: Period | undefined) =>
      latest === undefined || period === undefined
        ? null
        : changeFrom(
            dated(period),
            dated(latest),
            wordsOf(boundaryTypeId),
            isMeasured ? shared?.(boundaryId, period, latest) : undefined,
          );
    return {
      boundaryId,
      boundary: description,
      boundaryTypeId,
      figure: now.value,
      missing:
        typeof now.value === "number" ? null : (now.missing ?? wordsOf(boundaryTypeId).missing[now.value]),
      coverage: now.coverage ?? null,
      rank,
      sinceQuarter: since(before.quarter),
      sinceYear: since(before.year),
      sinceCycle: since(before.cycle),
      values: periods.map((period) => at(period).value),
    };
  };
}
