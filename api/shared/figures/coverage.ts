export type Coverage = {
  precinctsReporting: number;
  precincts: number;
  /** Null if nobody was counted. */
  coveredPeopleShare: number | null;
};

/** A smaller share cannot represent a place. */
const MIN_SHARE = 0.8;

export const isWhole = ({ precinctsReporting, precincts }: Coverage) =>
  precincts > 0 && precinctsReporting >= precincts;

/** Below this, nothing may carry the name of the place alone. */
export const isEnoughCovered = (coverage: Coverage) =>
  isWhole(coverage) || (coverage.coveredPeopleShare ?? 0) >= MIN_SHARE;

export const areAlike = (one: Coverage, other: Coverage) =>
  (isEnoughCovered(one) && isEnoughCovered(other)) ||
  (one.precinctsReporting === other.precinctsReporting &&
    one.coveredPeopleShare === other.coveredPeopleShare);

export const shareOfPeople = (covered: number | null, people: number | null): number | null =>
  covered === null || !people ? null : covered / people;

const count = new Intl.NumberFormat("en");

export const inPart = (reports: string, coverage: Coverage) => `${reports} in ${coveredPart(coverage)}`;

/** "the 173 precincts that have figures (8 % of people)" */
export function coveredPart({ precinctsReporting: reporting, coveredPeopleShare }: Coverage): string {
  const share = coveredPeopleShare === null ? "" : ` (${percentOf(coveredPeopleShare)} of people)`;
  return `the ${count.format(reporting)} ${reporting === 1 ? "precinct that has" : "precincts that have"} figures${share}`;
}

/** Rounded down: 79.6 % are not 80. */
const percentOf = (share: number) =>
  share < 0.01 ? "less than 1 %" : `${Math.floor(Math.round(share * 1e6) / 1e4)} %`;

export function totalled(place: string, coverage: Coverage | null): string {
  if (coverage === null || isWhole(coverage)) return place;
  if (!isEnoughCovered(coverage)) return coveredPart(coverage);
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
  { precinctsReporting, precincts }: Coverage,
  { isYear }: { isYear: boolean },
): string =>
  `No ${isYear ? "yearly" : "quarterly"} rate: ${count.format(precinctsReporting)} of ${count.format(precincts)} stations reported`;
