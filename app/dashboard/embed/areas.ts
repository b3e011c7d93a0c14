import type { Findings, Measure, PlaceFinding } from "@gbvf/api/findings/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { isFigure, type Reading, readingLabels } from "@gbvf/ui/charts/reading.ts";
import { type FigureKind, figureFormats } from "@gbvf/ui/text/format.ts";

export interface ListedArea {
  id: number;
  name: string;
  figure: Reading;
  /** The formatted figure, or the reason why there is none. */
  text: string;
}

const getVisibleLines = ({ areas, place }: Findings): readonly PlaceFinding[] =>
  areas.length > 0 ? areas : [place];

/** Precincts have counts instead of rates. */
const arePrecincts = (findings: Findings): boolean =>
  getVisibleLines(findings)[0]?.boundaryTypeId === BOUNDARY_TYPE.precinct;

export const getTitle = (findings: Findings, { titles }: Pick<Measure, "titles">): string =>
  (arePrecincts(findings) && titles.at(-1)) || findings.measure.title;

export const getKind = (findings: Findings): FigureKind =>
  arePrecincts(findings) && findings.measure.kind === "rate" ? "count" : findings.measure.kind;

export function listAreas(findings: Findings): ListedArea[] {
  const format = figureFormats[getKind(findings)];
  return getVisibleLines(findings)
    .toSorted((a, b) => getRankingValue(b) - getRankingValue(a))
    .map(({ boundaryId, boundary, figure, coverage, missing }) => ({
      id: boundaryId,
      name: boundary,
      figure,
      text: isFigure(figure) ? format(figure) : ((coverage && missing) ?? readingLabels[figure]),
    }));
}

const getRankingValue = ({ figure }: PlaceFinding) => (isFigure(figure) ? figure : Number.NEGATIVE_INFINITY);
