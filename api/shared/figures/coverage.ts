import { formatInteger } from "./formatInteger.ts";

export type PrecinctCoverage = {
  precinctsReporting: number;
  precincts: number;
  /** May exceed 1, because a precinct that crosses a border counts in one municipality only. */
  coveredPeopleShare: number | null;
};

export type PlaceCoverage = { capturedPlaces: number; knownPlaces: number };

/** Organisations take part voluntarily, so there is no total of which they are a share. */
export type Participation = { organisations: number };

export type Coverage = PrecinctCoverage | PlaceCoverage | Participation;

/** Outside these shares, figures do not represent the place. */
const MIN_SHARE = 0.8;
const MAX_SHARE = 1.25;

const isPlaceCoverage = (coverage: Coverage): coverage is PlaceCoverage => "knownPlaces" in coverage;
const isPrecinctCoverage = (coverage: Coverage): coverage is PrecinctCoverage => "precincts" in coverage;

export const coverageOfBlocks = (
  blocks: readonly { capturedCount: number; buildingBlockCount: number }[],
): PlaceCoverage => ({
  capturedPlaces: blocks.reduce((sum, { capturedCount }) => sum + capturedCount, 0),
  knownPlaces: blocks.reduce((sum, { buildingBlockCount }) => sum + buildingBlockCount, 0),
});

export function shareOf(coverage: Coverage): number | null {
  if (isPrecinctCoverage(coverage)) return coverage.coveredPeopleShare;
  return isPlaceCoverage(coverage) && coverage.knownPlaces > 0
    ? coverage.capturedPlaces / coverage.knownPlaces
    : null;
}

export function isComplete(coverage: Coverage): boolean {
  if (isPrecinctCoverage(coverage))
    return haveAllReported(coverage) && representsPlace(shareOf(coverage) ?? 1);
  return isPlaceCoverage(coverage) && coverage.capturedPlaces >= coverage.knownPlaces;
}

const haveAllReported = ({ precincts, precinctsReporting }: PrecinctCoverage) =>
  precincts > 0 && precinctsReporting >= precincts;

const representsPlace = (share: number) => share >= MIN_SHARE && share <= MAX_SHARE;

export const isEnoughCovered = (coverage: Coverage) =>
  isComplete(coverage) || "organisations" in coverage || representsPlace(shareOf(coverage) ?? 0);

/**
 * Returns the index of the newest share that represents the place, or else of the newest close to the best.
 */
export function findNewestCovered(shares: readonly number[]): number {
  const best = Math.max(...shares);
  return shares.findLastIndex((share) => share >= MIN_SHARE * (best < MIN_SHARE ? best : 1));
}

/** True if every precinct has reported, but they serve far more or fewer people than the place has. */
export const isOfDifferentPopulation = (coverage: Coverage): boolean =>
  isPrecinctCoverage(coverage) && haveAllReported(coverage) && !isComplete(coverage);

/** True if the figure counts a different population, or only the captured places. */
export const hasFigureOfPart = (coverage: Coverage): boolean =>
  isOfDifferentPopulation(coverage) || isPlaceCoverage(coverage);

export const areSimilar = (one: Coverage, other: Coverage) =>
  (isEnoughCovered(one) && isEnoughCovered(other)) ||
  (isOfDifferentPopulation(one) && isOfDifferentPopulation(other)) ||
  (isPrecinctCoverage(one) &&
    isPrecinctCoverage(other) &&
    one.precinctsReporting === other.precinctsReporting &&
    one.coveredPeopleShare === other.coveredPeopleShare);

export const shareOfPeople = (covered: number | null, people: number | null): number | null =>
  covered === null || !people ? null : covered / people;

type Part = [coverage: Exclude<Coverage, PrecinctCoverage>] | [coverage: Coverage, place: string];

export const appendCoveredPart = (reports: string, ...part: Part) =>
  `${reports} in ${describeCoveredPart(...part)}`;

/** "the 173 precincts that have figures (8% of people)", "the 111 of 193 known places that are captured" */
export function describeCoveredPart(...[coverage, place]: Part): string {
  if (isPlaceCoverage(coverage)) {
    const { capturedPlaces: captured, knownPlaces: total } = coverage;
    return `the ${formatInteger(captured)} of ${formatInteger(total)} known places that ${captured === 1 ? "is" : "are"} captured`;
  }
  if (!isPrecinctCoverage(coverage)) {
    const { organisations } = coverage;
    return `the ${formatInteger(organisations)} ${organisations === 1 ? "organisation" : "organisations"} that took part`;
  }
  const { precinctsReporting: reporting, coveredPeopleShare } = coverage;
  if (isOfDifferentPopulation(coverage)) return `the ${formatPrecincts(reporting)} counted in ${place}`;
  const share = coveredPeopleShare === null ? "" : ` (${percentOf(coveredPeopleShare)} of people)`;
  return `the ${formatInteger(reporting)} ${reporting === 1 ? "precinct that has" : "precincts that have"} figures${share}`;
}

const formatPrecincts = (precincts: number) =>
  precincts === 1 ? "one police precinct" : `${formatInteger(precincts)} police precincts`;

/** Rounds down, because 79.6% must not be shown as 80%. */
export const percentOf = (share: number) =>
  share < 0.01 ? "less than 1%" : `${Math.floor(Math.round(share * 1e6) / 1e4)}%`;

export function formatCountedArea(place: string, coverage: Coverage | null): string {
  if (coverage === null || isComplete(coverage)) return place;
  if (!isEnoughCovered(coverage) || !isPrecinctCoverage(coverage))
    return describeCoveredPart(coverage, place);
  const { precinctsReporting, precincts } = coverage;
  return `the ${formatInteger(precinctsReporting)} of ${formatInteger(precincts)} precincts of ${place} with figures for the whole period`;
}

/** "Share of all challenges in South Africa" */
export const shareTitle = (parts: string, place: string, coverage: Coverage | null): string =>
  `Share of ${coverage === null || isComplete(coverage) ? "all" : "the"} ${parts} in ${formatCountedArea(place, coverage)}`;

/** "South Africa", or "South Africa: only the 173 precincts that have figures …" */
export function nameWithCoverage(place: string, coverage: Coverage | null): string {
  if (coverage === null || isEnoughCovered(coverage)) return place;
  if (isPlaceCoverage(coverage) && coverage.capturedPlaces === 0)
    return `${place}: none of the ${formatInteger(coverage.knownPlaces)} known places is captured`;
  return `${place}: ${isOfDifferentPopulation(coverage) ? "" : "only "}${describeCoveredPart(coverage, place)}`;
}

/** "No yearly rate of reported sexual offences: 12 of 31 stations reported" */
export function describePartialRate(
  coverage: PrecinctCoverage,
  { place, rate, isYear }: { place: string; rate: string; isYear: boolean },
): string {
  if (isOfDifferentPopulation(coverage)) return appendCoveredPart(rate, coverage, place);
  const { precinctsReporting, precincts } = coverage;
  return `No ${isYear ? "yearly" : "quarterly"} rate of reported sexual offences: ${formatInteger(precinctsReporting)} of ${formatInteger(precincts)} stations reported`;
}

/** "the 4 police precincts counted in Gamagara have 45% of its people" */
export function describePeopleCounted(coverage: Coverage | null, place: string): string | null {
  if (coverage === null || !isPrecinctCoverage(coverage) || !isOfDifferentPopulation(coverage)) return null;
  const { precincts, coveredPeopleShare } = coverage;
  return `the ${formatPrecincts(precincts)} counted in ${place} ${precincts === 1 ? "has" : "have"} ${percentOf(coveredPeopleShare ?? 0)} of its people`;
}
