import { computeConfidenceInterval } from "../lib/figures/confidenceInterval.ts";
import {
  type FindShared,
  formatPeriod,
  getStep,
  type MeasureDescription,
  type Measured,
  NOT_MEASURED,
  type Period,
  type Place,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
import { writeDay } from "../lib/time/writeDay.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { isEnoughCovered, nameWithCoverage, shareTitle } from "../shared/figures/coverage.ts";
import { ranksAmong } from "../shared/figures/ranking.ts";
import { type SourceRun, sourceRuns } from "../shared/figures/sourceRuns.ts";
import type { Area } from "./Area.ts";
import { areasSentence } from "./areasSentence.ts";
import { areasChangeSentence, changeSentence, getComparisons } from "./changeSentence.ts";
import { isComparable } from "./comparable.ts";
import type { Change, Findings, Line } from "./contract.ts";
import { describer, NOT_THAT_SMALL, type PlaceOfLine } from "./describeLine.ts";
import { everyQuarter } from "./everyQuarter.ts";
import { areasChangeHeadline, areasHeadline, changeHeadline, shareHeadline } from "./headlines.ts";
import { countAreas, levelWord, uncapitalised } from "./phrases.ts";
import { placeSentence } from "./placeSentence.ts";
import { shareSentence } from "./shareSentence.ts";

type Scene<Boundary extends PlaceOfLine = PlaceOfLine> = {
  boundary: Boundary;
  areas: readonly Boundary[];
  around: readonly Boundary[];
  peers: readonly Place[];
};

type LoadedFigures = {
  current: { span: string | null; of: (boundaryId: number) => Measured };
  series: { periods: readonly Period[]; of: (boundaryId: number, period: Period) => Measured };
  shared?: FindShared | undefined;
  borders?: string | null;
  today?: string;
};

export function describeFindings(
  { getDescription, lowestLevel }: Pick<ThemeMeasure, "getDescription" | "lowestLevel">,
  { boundary, areas, around, peers }: Scene,
  { current, series, shared, borders = null, today }: LoadedFigures,
): Findings {
  const { boundaryId, boundaryTypeId: level } = boundary;
  const description = getDescription(level);
  const areaLevel = areas[0]?.boundaryTypeId ?? level + 1;
  const areaDescription = getDescription(areaLevel);
  const isSameMeasure = isComparable(
    { measure: areaDescription.title, step: null },
    { measure: description.title, step: null },
  );
  const periods = everyQuarter(series.periods);
  const overTime = (typeId: number) => ({ ...getDescription(typeId), ...getDescription(typeId).overTime });
  const isMeasured = level <= lowestLevel;
  const measured = (each: PlaceOfLine): Area => ({
    name: each.description,
    ...(each.boundaryTypeId <= lowestLevel ? current.of(each.boundaryId) : NOT_MEASURED),
  });
  const figures = (places: readonly Place[]) => places.map((each) => current.of(each.boundaryId).value);

  const describe = describer({
    getDescription,
    lowestLevel,
    current: current.of,
    periods,
    inPeriod: series.of,
    shared,
    measureOf: (typeId) => overTime(typeId).title,
  });
  const rank = isMeasured
    ? ranksAmong(figures(peers), description, (count) => countAreas(count, level))(
        current.of(boundaryId).value,
      )
    : null;
  const place = describe(boundary, rank);
  const rankOfArea = ranksAmong(figures(areas), areaDescription, (count) => countAreas(count, areaLevel));
  const areaLines = areas.map((area) => describe(area, rankOfArea(current.of(area.boundaryId).value)));
  const country = around.find((each) => each.boundaryId === COUNTRY);
  const placeText = isMeasured
    ? placeSentence({
        description,
        place: measured(boundary),
        rank,
        boundaryTypeId: level,
        country: country === undefined ? null : measured(country),
        areas: isSameMeasure ? { of: areas.map(measured), boundaryTypeId: areaLevel } : null,
      })
    : `${description.title} in ${boundary.description}: ${uncapitalised(NOT_THAT_SMALL)}`;
  const inside = {
    description: areaDescription,
    place: measured(boundary),
    areas: areas.map(measured),
    boundaryTypeId: areaLevel,
    isComparable: isSameMeasure,
  };
  const areasText = areas.length === 1 && isSameMeasure ? placeText : areasSentence(inside);
  const sources = sourceRuns(periods);
  const when = current.span ?? (today && `on ${writeDay(today)}`);
  const dated = (sentence: string) => (when ? `${sentence} (${when})` : sentence);
  const latest = periods.at(-1);
  const changeOfEnough = (line: Line) => {
    const coverage = latest && series.of(line.boundaryId, latest).coverage;
    return coverage && !isEnoughCovered(coverage) ? null : sinceBefore(line);
  };
  const withSource = noteSource(sources.at(-1), periods);
  const areaChanges = areaLines.map(changeOfEnough);
  const areasChange = areasChangeSentence(areaDescription, areaChanges, areaLevel);
  const latestMeasured =
    latest && isMeasured ? { name: boundary.description, ...series.of(boundaryId, latest) } : undefined;
  const change =
    latest && latestMeasured
      ? changeSentence(overTime(level), { period: formatPeriod(latest), measured: latestMeasured }, place)
      : null;
  const intervals = periods.map((period) =>
    computeConfidenceInterval(series.of(boundaryId, period), description.kind),
  );
  return {
    measure: { title: description.title, kind: description.kind },
    overTime: {
      title: overTime(level).title,
      step: latest === undefined ? null : getStep(latest),
      isRunning: Boolean(latest?.isRunning),
    },
    span: current.span,
    sentences: {
      areas: areasText && dated(areasText),
      areasChange: describeMeasureFindings(
        `${overTime(areaLevel).title}, ${levelWord(areaLevel, 2)} of ${boundary.description}`,
        withSource(areasChange, areaChanges),
      ),
      place: dated(placeText),
      change: withSource(change, [place.sinceQuarter, place.sinceYear, place.sinceCycle]),
      borders,
    },
    headlines: {
      areas: areasText && areasHeadline(inside, areasText),
      areasChange:
        areasChange &&
        areasChangeHeadline(areasChange, areaChanges, {
          boundaryTypeId: areaLevel,
          cases: areaDescription.cases,
        }),
      change:
        change === null || latestMeasured === undefined
          ? null
          : changeHeadline(
              latestMeasured,
              description,
              getComparisons(overTime(level), place, latestMeasured.exposure !== undefined),
            ),
    },
    shares: computeShares(measured(boundary), areaDescription, {
      areas: areas.map(measured),
      areaLevel,
      when,
    }),
    periods: periods.map(formatPeriod),
    sources,
    place,
    intervals: isMeasured && intervals.some((each) => each !== null) ? intervals : null,
    around: around.map((each) => describe(each, null)),
    areas: areaLines,
  };
}

/** Notes that earlier figures have another source, because two sources may define a category differently. */
function noteSource(latest: SourceRun | undefined, periods: readonly Period[]) {
  const start = periods.findIndex(({ period }) => period === latest?.first);
  const older = new Set(periods.slice(0, Math.max(start, 0)).map(formatPeriod));
  return (sentence: string | null, changes: readonly (Change | null)[]) =>
    sentence !== null && changes.some((change) => change?.direction && older.has(change.since))
      ? `${sentence}; figures before ${latest?.first} are from another source`
      : sentence;
}

const describeMeasureFindings = (title: string, sentence: string | null) =>
  sentence === null ? null : `${title}: ${uncapitalised(sentence)}`;

function computeShares(
  { name, coverage }: Area,
  description: MeasureDescription,
  { areas, areaLevel, when }: { areas: readonly Area[]; areaLevel: number; when: string | undefined },
): Findings["shares"] {
  if (description.share === undefined || areas.length === 0) return null;
  const parts = areas.map((area) => ({ name: area.name, part: area.part ?? null, coverage: area.coverage }));
  const sentence = shareSentence(description, parts, areaLevel);
  const where = nameWithCoverage(name, coverage ?? null);
  return {
    title: shareTitle(description.share.ofAll, name, coverage ?? null),
    sentence: sentence && `${sentence} (${[where, when].filter(Boolean).join(", ")})`,
    headline: sentence && shareHeadline(sentence, description.share.of),
  };
}

const sinceBefore = ({ sinceQuarter, sinceCycle, sinceYear }: Line) =>
  sinceQuarter ?? sinceCycle ?? sinceYear;
