import { computeConfidenceInterval } from "../lib/figures/confidenceInterval.ts";
import {
  type FindComparable,
  formatPeriod,
  getStep,
  type MeasureDescription,
  type MeasuredFigure,
  NO_FIGURE,
  type Period,
  type Place,
  type ThemeMeasure,
} from "../lib/figures/measure.ts";
import { writeDay } from "../lib/time/writeDay.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { isEnoughCovered, nameWithCoverage, shareTitle } from "../shared/figures/coverage.ts";
import { createRankFinder } from "../shared/figures/ranking.ts";
import { type SourceRun, sourceRuns } from "../shared/figures/sourceRuns.ts";
import type { Area } from "./Area.ts";
import { areasSentence } from "./areasSentence.ts";
import { areasChangeSentence, changeSentence, getComparisons } from "./changeSentence.ts";
import { isComparable } from "./comparable.ts";
import type { Change, Findings, PlaceFinding } from "./contract.ts";
import { createPlaceDescriber, type NamedPlace, ONLY_MUNICIPALITIES } from "./describePlace.ts";
import { fillQuarters } from "./fillQuarters.ts";
import { areasChangeHeadline, areasHeadline, changeHeadline, shareHeadline } from "./headlines.ts";
import { countAreas, getLevelWord, uncapitalise } from "./phrases.ts";
import { placeSentence } from "./placeSentence.ts";
import { shareSentence } from "./shareSentence.ts";

type ComparedPlaces<Boundary extends NamedPlace = NamedPlace> = {
  boundary: Boundary;
  areas: readonly Boundary[];
  containingPlaces: readonly Boundary[];
  peers: readonly Place[];
};

type LoadedFigures = {
  current: { span: string | null; getMeasuredFigure: (boundaryId: number) => MeasuredFigure };
  series: {
    periods: readonly Period[];
    getMeasuredFigure: (boundaryId: number, period: Period) => MeasuredFigure;
  };
  findComparable?: FindComparable | undefined;
  borders?: string | null;
  today?: string;
};

export function describeFindings(
  { getDescription, smallestAreaTypeId }: Pick<ThemeMeasure, "getDescription" | "smallestAreaTypeId">,
  { boundary, areas, containingPlaces, peers }: ComparedPlaces,
  { current, series, findComparable, borders = null, today }: LoadedFigures,
): Findings {
  const { boundaryId, boundaryTypeId: level } = boundary;
  const description = getDescription(level);
  const areaLevel = areas[0]?.boundaryTypeId ?? level + 1;
  const areaDescription = getDescription(areaLevel);
  const isSameMeasure = isComparable(
    { measure: areaDescription.title, step: null },
    { measure: description.title, step: null },
  );
  const periods = fillQuarters(series.periods);
  const describeTrendMeasure = (typeId: number) => ({
    ...getDescription(typeId),
    ...getDescription(typeId).overTime,
  });
  const isMeasured = level <= smallestAreaTypeId;
  const toArea = (each: NamedPlace): Area => ({
    name: each.description,
    ...(each.boundaryTypeId <= smallestAreaTypeId ? current.getMeasuredFigure(each.boundaryId) : NO_FIGURE),
  });
  const listFigures = (places: readonly Place[]) =>
    places.map((each) => current.getMeasuredFigure(each.boundaryId).value);

  const describePlace = createPlaceDescriber({
    getDescription,
    smallestAreaTypeId,
    getCurrent: current.getMeasuredFigure,
    periods,
    getMeasuredFigure: series.getMeasuredFigure,
    findComparable,
    getTitle: (typeId) => describeTrendMeasure(typeId).title,
  });
  const rank = isMeasured
    ? createRankFinder(listFigures(peers), description, (count) => countAreas(count, level))(
        current.getMeasuredFigure(boundaryId).value,
      )
    : null;
  const place = describePlace(boundary, rank);
  const findAreaRank = createRankFinder(listFigures(areas), areaDescription, (count) =>
    countAreas(count, areaLevel),
  );
  const areaLines = areas.map((area) =>
    describePlace(area, findAreaRank(current.getMeasuredFigure(area.boundaryId).value)),
  );
  const country = containingPlaces.find((each) => each.boundaryId === COUNTRY);
  const placeText = isMeasured
    ? placeSentence({
        description,
        place: toArea(boundary),
        rank,
        boundaryTypeId: level,
        country: country === undefined ? null : toArea(country),
        areas: isSameMeasure ? { parts: areas.map(toArea), boundaryTypeId: areaLevel } : null,
      })
    : `${description.title} in ${boundary.description}: ${uncapitalise(ONLY_MUNICIPALITIES)}`;
  const areasInput = {
    description: areaDescription,
    place: toArea(boundary),
    areas: areas.map(toArea),
    boundaryTypeId: areaLevel,
    isComparable: isSameMeasure,
  };
  const areasText = areas.length === 1 && isSameMeasure ? placeText : areasSentence(areasInput);
  const sources = sourceRuns(periods);
  const spanText = current.span ?? (today && `on ${writeDay(today)}`);
  const appendSpan = (sentence: string) => (spanText ? `${sentence} (${spanText})` : sentence);
  const latest = periods.at(-1);
  const getChangeIfCovered = (line: PlaceFinding) => {
    const coverage = latest && series.getMeasuredFigure(line.boundaryId, latest).coverage;
    return coverage && !isEnoughCovered(coverage) ? null : getLatestChange(line);
  };
  const noteSource = createSourceNote(sources.at(-1), periods);
  const areaChanges = areaLines.map(getChangeIfCovered);
  const areasChange = areasChangeSentence(areaDescription, areaChanges, areaLevel);
  const latestArea =
    latest && isMeasured
      ? { name: boundary.description, ...series.getMeasuredFigure(boundaryId, latest) }
      : undefined;
  const change =
    latest && latestArea
      ? changeSentence(describeTrendMeasure(level), { period: formatPeriod(latest), area: latestArea }, place)
      : null;
  const intervals = periods.map((period) =>
    computeConfidenceInterval(series.getMeasuredFigure(boundaryId, period), description.kind),
  );
  return {
    measure: { title: description.title, kind: description.kind },
    overTime: {
      title: describeTrendMeasure(level).title,
      step: latest === undefined ? null : getStep(latest),
      isRunning: Boolean(latest?.isRunning),
    },
    span: current.span,
    sentences: {
      areas: areasText && appendSpan(areasText),
      areasChange: prefixTitle(
        `${describeTrendMeasure(areaLevel).title}, ${getLevelWord(areaLevel, 2)} of ${boundary.description}`,
        noteSource(areasChange, areaChanges),
      ),
      place: appendSpan(placeText),
      change: noteSource(change, [place.sinceQuarter, place.sinceYear, place.sinceCycle]),
      borders,
    },
    headlines: {
      areas: areasText && areasHeadline(areasInput, areasText),
      areasChange:
        areasChange &&
        areasChangeHeadline(areasChange, areaChanges, {
          boundaryTypeId: areaLevel,
          cases: areaDescription.cases,
        }),
      change:
        change === null || latestArea === undefined
          ? null
          : changeHeadline(
              latestArea,
              description,
              getComparisons(describeTrendMeasure(level), place, latestArea.exposure !== undefined),
            ),
    },
    shares: computeShares(toArea(boundary), areaDescription, {
      areas: areas.map(toArea),
      areaLevel,
      spanText,
    }),
    periods: periods.map(formatPeriod),
    sources,
    place,
    intervals: isMeasured && intervals.some((each) => each !== null) ? intervals : null,
    around: containingPlaces.map((each) => describePlace(each, null)),
    areas: areaLines,
  };
}

/** Notes that earlier figures have another source, because two sources may define a category differently. */
function createSourceNote(latest: SourceRun | undefined, periods: readonly Period[]) {
  const start = periods.findIndex(({ period }) => period === latest?.first);
  const earlierPeriods = new Set(periods.slice(0, Math.max(start, 0)).map(formatPeriod));
  return (sentence: string | null, changes: readonly (Change | null)[]) =>
    sentence !== null && changes.some((change) => change?.direction && earlierPeriods.has(change.since))
      ? `${sentence}; figures before ${latest?.first} are from another source`
      : sentence;
}

const prefixTitle = (title: string, sentence: string | null) =>
  sentence === null ? null : `${title}: ${uncapitalise(sentence)}`;

function computeShares(
  { name, coverage }: Area,
  description: MeasureDescription,
  { areas, areaLevel, spanText }: { areas: readonly Area[]; areaLevel: number; spanText: string | undefined },
): Findings["shares"] {
  if (description.share === undefined || areas.length === 0) return null;
  const parts = areas.map((area) => ({ name: area.name, part: area.part ?? null, coverage: area.coverage }));
  const sentence = shareSentence(description, parts, areaLevel);
  const where = nameWithCoverage(name, coverage ?? null);
  return {
    title: shareTitle(description.share.ofAll, name, coverage ?? null),
    sentence: sentence && `${sentence} (${[where, spanText].filter(Boolean).join(", ")})`,
    headline: sentence && shareHeadline(sentence, description.share.of),
  };
}

const getLatestChange = ({ sinceQuarter, sinceCycle, sinceYear }: PlaceFinding) =>
  sinceQuarter ?? sinceCycle ?? sinceYear;
