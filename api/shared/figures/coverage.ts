/** People whose precincts reported. */
export type PrecinctCoverage = {
  precinctsReporting: number;
  precincts: number;
  /** Null if nobody was counted. */
  coveredPeopleShare: number | null;
};

/** Known places that are captured. */
export type PlaceCoverage = { capturedPlaces: number; knownPlaces: number };

/** Taking part is voluntary, so nothing is missing. */
export type Participation = { organisations: number };

/** A theme whose figures are always complete has none. */
export type Coverage = PrecinctCoverage | PlaceCoverage | Participation;

/** A smaller share cannot represent a place. */
const MIN_SHARE = 0.8;

const isOfPlaces = (coverage: Coverage): coverage is PlaceCoverage => "knownPlaces" in coverage;
const isOfPrecincts = (coverage: Coverage): coverage is PrecinctCoverage => "precincts" in coverage;

export const coverageOfBlocks = (
  blocks: readonly { capturedCount: number; buildingBlockCount: number }[],
): PlaceCoverage => ({
  capturedPlaces: blocks.reduce((sum, { capturedCount }) => sum + capturedCount, 0),
  knownPlaces: blocks.reduce((sum, { buildingBlockCount }) => sum + buildingBlockCount, 0),
});

/** From 0 to 1; null where it is unknown, or nothing can be missing. */
export function shareOf(coverage: Coverage): number | null {
  if (isOfPrecincts(coverage)) return coverage.coveredPeopleShare;
  return isOfPlaces(coverage) && coverage.knownPlaces > 0
    ? coverage.capturedPlaces / coverage.knownPlaces
    : null;
}

export function isWhole(coverage: Coverage): boolean {
  if (isOfPrecincts(coverage))
    return coverage.precincts > 0 && coverage.precinctsReporting >= coverage.precincts;
  return isOfPlaces(coverage) && coverage.capturedPlaces >= coverage.knownPlaces;
}

/** Below this, nothing may carry the name of the place alone. */
export const isEnoughCovered = (coverage: Coverage) =>
  isWhole(coverage) || "organisations" in coverage || (shareOf(coverage) ?? 0) >= MIN_SHARE;

export const areAlike = (one: Coverage, other: Coverage) =>
  (isEnoughCovered(one) && isEnoughCovered(other)) ||
  (isOfPrecincts(one) &&
    isOfPrecincts(other) &&
    one.precinctsReporting === other.precinctsReporting &&
    one.coveredPeopleShare === other.coveredPeopleShare);

export const shareOfPeople = (covered: number | null, people: number | null): number | null =>
  covered === null || !people ? null : covered / people;

const count = new Intl.NumberFormat("en");

export const inPart = (reports: string, coverage: Coverage) => `${reports} in ${coveredPart(coverage)}`;

/** "the 173 precincts that have figures (8 % of people)", "the 111 of 193 known places that are captured" */
export function coveredPart(coverage: Coverage): string {
  if (isOfPlaces(coverage)) {
    const { capturedPlaces: captured, knownPlaces: known } = coverage;
    return `the ${count.format(captured)} of ${count.format(known)} known places that ${captured === 1 ? "is" : "are"} captured`;
  }
  if (!isOfPrecincts(coverage)) {
    const { organisations } = coverage;
    return `the ${count.format(organisations)} ${organisations === 1 ? "organisation" : "organisations"} that took part`;
  }
  const { precinctsReporting: reporting, coveredPeopleShare } = coverage;
  const share = coveredPeopleShare === null ? "" : ` (${percentOf(coveredPeopleShare)} of people)`;
  return `the ${count.format(reporting)} ${reporting === 1 ? "precinct that has" : "precincts that have"} figures${share}`;
}

/** Rounded down: 79.6 % are not 80. */
const percentOf = (share: number) =>
  share < 0.01 ? "less than 1 %" : `${Math.floor(Math.round(share * 1e6) / 1e4)} %`;

export function totalled(place: string, coverage: Coverage | null): string {
  if (coverage === null || isWhole(coverage)) return place;
  if (!isEnoughCovered(coverage) || !isOfPrecincts(coverage)) return coveredPart(coverage);
  const { precinctsReporting, precincts } = coverage;
  return `the ${count.format(precinctsReporting)} of ${count.format(precincts)} precincts of ${place} with figures for the whole period`;
}

/** "Share of all challenges in South Africa" */
export const shareTitle = (parts: string, place: string, coverage: Coverage | null): string =>
  `Share of ${coverage === null || isWhole(coverage) ? "all" : "the"} ${parts} in ${totalled(place, coverage)}`;

/** "South Africa", or "South Africa: only the 173 precincts that have figures …" */
export const nameWithCoverage = (place: string, coverage: Coverage | null): string =>
  coverage === null || isEnoughCovered(coverage) ? place : `${place}: only ${coveredPart(coverage)}`;

/** "No yearly rate: 12 of 31 stations reported" */
export const noRate = (
  { precinctsReporting, precincts }: PrecinctCoverage,
  { isYear }: { isYear: boolean },
): string =>
  `No ${isYear ? "yearly" : "quarterly"} rate: ${count.format(precinctsReporting)} of ${count.format(precincts)} stations reported`;
