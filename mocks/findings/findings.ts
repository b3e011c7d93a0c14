import { measureWords as availabilityWords } from "@gbvf/api/building-block/measureWords.ts";
import { method as availabilityMethod } from "@gbvf/api/building-block/method.ts";
import { availability } from "@gbvf/api/building-block/stats.ts";
import { measureWords as challengeWords } from "@gbvf/api/collective-action/measureWords.ts";
import { method as challengeMethod } from "@gbvf/api/collective-action/method.ts";
import { measureWordsOf as crimeWordsOf } from "@gbvf/api/crime/measureWords.ts";
import { method as crimeMethod } from "@gbvf/api/crime/method.ts";
import { type Findings, getFindings, getMeasures, type Measure } from "@gbvf/api/findings/contract.ts";
import { describeFindings } from "@gbvf/api/findings/describeFindings.ts";
import { describeMeasure } from "@gbvf/api/findings/describeMeasure.ts";
import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { measureWords as maturityWords } from "@gbvf/api/health-check/measureWords.ts";
import { method as maturityMethod } from "@gbvf/api/health-check/method.ts";
import { buildingBlocksOf } from "../building-block/buildingBlock.ts";
import { collectiveActionsOf } from "../collective-action/collectiveAction.ts";
import { crimeOf } from "../crime/crime.ts";
import {
  buildingBlockComponent,
  collectiveActionComponent,
  crimeComponent,
  healthCheckComponent,
} from "../dashboard/dashboard.ts";
import { boundaries, boundaryOf, containedIn } from "../geography/boundaries.ts";
import { healthChecksOf } from "../health-check/healthCheck.ts";
import { NotInMocks } from "../NotInMocks.ts";
import { answer } from "../respond.ts";
import { crimeReading, type Measured, NOT_MEASURED } from "./crimeReading.ts";

const MUNICIPALITY = 3;
const PRECINCT = 5;

const isWhole = (boundaryId: number) => boundaryOf(boundaryId).boundaryTypeId <= MUNICIPALITY;

/** The themes' own mocks, so that a sentence never contradicts the table beside it. */
const themes: Record<
  number,
  {
    lowestLevel: number;
    wordsOf: typeof crimeWordsOf;
    span: string | null;
    of: (boundaryId: number) => Measured;
  }
> = {
  1: {
    lowestLevel: MUNICIPALITY,
    wordsOf: () => availabilityWords,
    span: "Apr - Jun 2026",
    of: (id) => {
      return availability(buildingBlocksOf(id).boundaryLevel.buildingBlockCategoryStats);
    },
  },
  2: {
    lowestLevel: MUNICIPALITY,
    wordsOf: () => maturityWords,
    span: "Apr - Jun 2026",
    of: (id) => {
      const level = healthChecksOf(id).boundaryLevel;
      if (level.state === "shown")
        return {
          value: Math.round(level.overalMaturity * 100) / 10_000,
          cases: level.totalActualResponses,
          coverage: { organisations: level.participatingOrganisations },
        };
      return { value: level.state === "too-few" ? "too-few" : "no-data", cases: null };
    },
  },
  3: {
    lowestLevel: PRECINCT,
    wordsOf: crimeWordsOf,
    span: "Jul 2025 – Jun 2026",
    of: (id) => crimeReading(crimeOf(id).boundaryLevel),
  },
  4: {
    lowestLevel: MUNICIPALITY,
    wordsOf: () => challengeWords,
    span: null,
    of: (id) => {
      const { activeCollectiveActions: value, totalCollectiveActions: part } =
        collectiveActionsOf(id).boundaryLevel;
      return { value, part, cases: null };
    },
  },
};

/** The third quarter has none, so that lines have a gap. */
const quarters = [
  { year: 2024, quarter: 3, period: "Jul - Sep 2024", part: 0.92 },
  { year: 2024, quarter: 4, period: "Oct - Dec 2024", part: 1.04 },
  { year: 2025, quarter: 1, period: "Jan - Mar 2025", part: null },
  { year: 2025, quarter: 2, period: "Apr - Jun 2025", part: 0.88 },
  { year: 2025, quarter: 3, period: "Jul - Sep 2025", part: 0.97 },
  { year: 2025, quarter: 4, period: "Oct - Dec 2025", part: 1.1 },
  { year: 2026, quarter: 1, period: "Jan - Mar 2026", part: 0.95 },
  { year: 2026, quarter: 2, period: "Apr - Jun 2026", part: 1 },
];

const cycles = [
  { year: 2024, cycle: 2, quarter: null, period: "2024, cycle 2" },
  { year: 2026, cycle: 1, quarter: null, period: "2026, cycle 1" },
  { year: 2026, cycle: 2, quarter: null, period: "2026, cycle 2", isRunning: true as const },
];
const challengesIn = (boundaryId: number, period: string) =>
  collectiveActionsOf(boundaryId).cycles.find(({ description }) => description === period)
    ?.totalCollectiveActions ?? "no-data";

export function findingsOf(
  boundaryId: number,
  componentId: number,
  areaTypeId?: number,
  ofPlace?: (boundaryId: number) => Measured,
): Findings {
  const theme = themes[componentId];
  if (theme === undefined) throw new NotInMocks(`The mocks hold no theme ${componentId}.`);
  const { lowestLevel, wordsOf, span } = theme;
  const boundary = boundaryOf(boundaryId);
  const isMeasured = (id: number) => lowestLevel === PRECINCT || isWhole(id);
  const of = (id: number): Measured => (isMeasured(id) ? (ofPlace ?? theme.of)(id) : NOT_MEASURED);
  const isCount = wordsOf(boundary.boundaryTypeId).kind === "count";
  const isYear = componentId === 3;
  const isByCycle = componentId === 4;
  return describeFindings(
    theme,
    {
      boundary,
      areas: boundary.boundaryTypeId < lowestLevel ? containedIn(boundaryId, areaTypeId) : [],
      around: isCount ? [] : aroundOf(boundary),
      peers: boundaries.filter(
        ({ boundaryTypeId }) => boundaryTypeId > 0 && boundaryTypeId === boundary.boundaryTypeId,
      ),
    },
    {
      current: { span, of },
      series: {
        periods: isByCycle ? cycles : quarters,
        of: (id, { period }) => {
          if (isByCycle) return { value: challengesIn(id, period), cases: null };
          const measured = of(id);
          const { value, cases } = measured;
          const ofQuarter = quarters.find((each) => each.period === period)?.part ?? null;
          if (typeof value !== "number" || cases === 0) return measured;
          if (ofQuarter === null) return NOT_MEASURED;
          const { kind } = wordsOf(boundaryOf(id).boundaryTypeId);
          const part = isYear ? ofQuarter / 4 : ofQuarter;
          const figure = value * part;
          const digits = kind === "count" ? 1 : 10_000;
          return {
            ...measured,
            value: Math.round((kind === "percent" ? Math.min(figure, 1) : figure) * digits) / digits,
            cases: cases === null ? null : Math.round(cases * part),
          };
        },
      },
    },
  );
}

function aroundOf({ containingBoundaryId, boundaryTypeId }: Boundary): Boundary[] {
  if (containingBoundaryId === null) return [];
  return [boundaryOf(containingBoundaryId), ...(boundaryTypeId > 1 ? [boundaryOf(0)] : [])];
}

const declared = [
  { anchor: "crime", component: crimeComponent, method: crimeMethod, answer: crimeOf(0) },
  {
    anchor: "buildingBlock",
    component: buildingBlockComponent,
    method: availabilityMethod,
    answer: buildingBlocksOf(0),
  },
  {
    anchor: "healthCheck",
    component: healthCheckComponent,
    method: maturityMethod,
    answer: healthChecksOf(0),
  },
  {
    anchor: "collectiveAction",
    component: collectiveActionComponent,
    method: challengeMethod,
    answer: collectiveActionsOf(0),
  },
];

export const measures: Measure[] = declared.map(({ anchor, component, method, answer: { source } }) => {
  const theme = themes[component.componentId];
  if (theme === undefined) throw new NotInMocks(`The mocks hold no theme ${component.componentId}.`);
  return describeMeasure(
    anchor,
    component,
    { ...theme, method },
    { span: theme.span, periods: anchor === "collectiveAction" ? cycles : quarters, source },
  );
});

export const findingsHandlers = {
  "GET /api/findings/measures": answer(getMeasures, measures),
  "GET /api/findings": answer(getFindings, ({ query }) =>
    findingsOf(query.boundaryId, query.componentId, query.areaTypeId),
  ),
};
