import {
  type BoundaryActions,
  type CollectiveActions,
  type CycleStat,
  getActionMarkers,
  getCollectiveActionDetailsByStakeholderId,
  getCollectiveActionsByBoundary,
} from "@gbvf/api/collective-action/contract.ts";
import type { Boundary, MarkerCollection } from "@gbvf/api/geography/contract.ts";
import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import type { FigureSource } from "@gbvf/api/source/contract.ts";
import { boundaryOf, containedIn } from "../geography/boundaries.ts";
import { answer } from "../respond.ts";
import { challengesOf, detailsOf, teams } from "./challenges.ts";
import { pillars } from "./pillars.ts";

export const collectiveActionSource: FigureSource = {
  description: "Invented figures, for demonstration, beside published challenges",
  url: null,
  capturedOn: "2026-08-15",
  isDemonstration: true,
};

const cycles: Pick<CycleStat, "cycleId" | "description" | "startMonth" | "endMonth" | "isActive">[] = [
  { cycleId: 20220, description: "2022", startMonth: null, endMonth: null, isActive: false },
  { cycleId: 20230, description: "2023", startMonth: "2023-08", endMonth: null, isActive: false },
  {
    cycleId: 20242,
    description: "2024, cycle 2",
    startMonth: "2024-08",
    endMonth: "2024-11",
    isActive: false,
  },
  {
    cycleId: 20261,
    description: "2026, cycle 1",
    startMonth: "2026-01",
    endMonth: "2026-04",
    isActive: false,
  },
  {
    cycleId: 20262,
    description: "2026, cycle 2",
    startMonth: "2026-07",
    endMonth: "2026-10",
    isActive: true,
  },
];

const countsOf = (challenges: readonly { active: boolean }[]) => {
  const activeCollectiveActions = challenges.filter(({ active }) => active).length;
  return {
    activeCollectiveActions,
    inactiveCollectiveActions: challenges.length - activeCollectiveActions,
  };
};

function levelOf(boundary: Boundary): BoundaryActions {
  const challenges = challengesOf(boundary.boundaryId);
  return {
    boundaryId: boundary.boundaryId,
    boundary: boundary.description,
    boundaryTypeId: boundary.boundaryTypeId,
    ...countsOf(challenges),
    totalCollectiveActions: challenges.length,
    pillars: byPillar(challenges),
  };
}

const byPillar = (challenges: readonly { pillarId: number; active: boolean }[]) =>
  pillars
    .map(({ pillarId }) => ({ pillarId, own: challenges.filter((each) => each.pillarId === pillarId) }))
    .filter(({ own }) => own.length > 0)
    .map(({ pillarId, own }) => ({ pillarId, ...countsOf(own) }));

export function collectiveActionsOf(boundaryId: number): CollectiveActions {
  const boundary = boundaryOf(boundaryId);
  const challenges = challengesOf(boundaryId);
  const contained = boundary.boundaryTypeId < BOUNDARY_TYPE.municipality ? containedIn(boundaryId) : [];
  return {
    source: collectiveActionSource,
    boundaryLevel: levelOf(boundary),
    ...countsOf(challenges),
    collectiveActionStats: pillars.map((pillar) => {
      const own = challenges.filter(({ pillarId }) => pillarId === pillar.pillarId);
      return {
        ...pillar,
        ...countsOf(own),
        total: own.length,
        totalCollectiveActions: challenges.length,
        isIncluded: true,
      };
    }),
    cycles: cycles.map((cycle) => {
      const own = challenges.filter((each) => each.cycle === cycle.description);
      return {
        ...cycle,
        isCurrentCycle: cycle.isActive,
        activeCycles: countsOf(own).activeCollectiveActions,
        totalCollectiveActions: own.length,
        pillars: byPillar(own),
      };
    }),
    containedBoundaryData: contained.map(levelOf),
  };
}

export function noCollectiveActionsOf(boundaryId: number): CollectiveActions {
  const { boundaryLevel, containedBoundaryData, collectiveActionStats } = collectiveActionsOf(boundaryId);
  const zero = { activeCollectiveActions: 0, inactiveCollectiveActions: 0, totalCollectiveActions: 0 };
  const empty = (level: BoundaryActions): BoundaryActions => ({ ...level, ...zero, pillars: [] });
  return {
    source: null,
    boundaryLevel: empty(boundaryLevel),
    activeCollectiveActions: 0,
    inactiveCollectiveActions: 0,
    collectiveActionStats: collectiveActionStats.map((stat) => ({ ...stat, ...zero, total: 0 })),
    cycles: [],
    containedBoundaryData: containedBoundaryData.map(empty),
  };
}

function actionMarkersOf(boundaryId: number): MarkerCollection {
  const here = new Set(challengesOf(boundaryId).map(({ stakeholderId }) => stakeholderId));
  return {
    type: "FeatureCollection",
    withheld: [],
    features: teams
      .filter(({ stakeholderId }) => here.has(stakeholderId))
      .flatMap(({ stakeholderId, name, municipalityId, coordinates, challenges }) =>
        byPillar(challenges).map(({ pillarId, activeCollectiveActions }, index) => {
          const [longitude, latitude] = coordinates;
          return {
            type: "Feature" as const,
            properties: {
              name,
              stakeholder: stakeholderId,
              buildingBlock: 0,
              buildingBlockCategoryId: null,
              active: activeCollectiveActions > 0,
              boundaryId: municipalityId,
              boundaryTypeId: BOUNDARY_TYPE.municipality,
              peopleCount: boundaryOf(municipalityId).peopleCount,
              pillarId,
              collectionType: "collectiveAction" as const,
            },
            // Side by side, as in the API.
            geometry: { type: "Point" as const, coordinates: [longitude - index * 0.2, latitude] },
          };
        }),
      ),
  };
}

export const collectiveActionHandlers = {
  "GET /api/CollectiveAction/getCollectiveActionsByBoundary": answer(
    getCollectiveActionsByBoundary,
    ({ query }) => collectiveActionsOf(query.boundaryId),
  ),
  "GET /api/CollectiveAction/getCollectiveActionDetailsByStakeholderId": answer(
    getCollectiveActionDetailsByStakeholderId,
    ({ query }) => detailsOf(query.stakeholderId),
  ),
  "GET /api/geography/boundary/actionsGeomarker/:boundaryId/:boundaryTypeId": answer(
    getActionMarkers,
    ({ params }) => actionMarkersOf(params.boundaryId),
  ),
};
