import type { CollectiveAction, CollectiveActionDetails } from "@gbvf/api/collective-action/contract.ts";
import { boundaries, boundaryOf } from "../geography/boundaries.ts";
import { NotInMocks } from "../NotInMocks.ts";

type Team = {
  stakeholderId: number;
  name: string;
  municipalityId: number;
  coordinates: [longitude: number, latitude: number];
  challenges: readonly Omit<CollectiveAction, "team">[];
};

const running = { validFrom: "2026-07-15", validTo: "2026-10-22", outcome: null, active: true } as const;
const invented = { isPillarStated: true, sourceUrl: null, isDemonstration: true } as const;
const published = { isPillarStated: false, isDemonstration: false, active: false } as const;

/** One team with every kind of challenge, one with one, one with a long name. */
export const teams: readonly Team[] = [
  {
    stakeholderId: 9001,
    name: "Sol Plaatje municipality",
    municipalityId: 1163,
    coordinates: [24.51, -28.94],
    challenges: [
      {
        ...invented,
        ...running,
        collectiveActionId: 1,
        name: "Safe walks home from the taxi rank",
        description: "Volunteers and municipal police walk the two main routes every evening.",
        pillarId: 2,
        cycle: "2026, cycle 2",
      },
      {
        ...published,
        collectiveActionId: 2,
        name: "Street lights and door-to-door visits in Phutanang, Galeshewe",
        description: "A safer neighbourhood, led by the municipality.",
        pillarId: 1,
        isPillarStated: true,
        cycle: "2022",
        validFrom: null,
        validTo: null,
        outcome:
          "62 street lights and 60 door-to-door campaigns; reported cases of rape in the area went down by 45.5 %.",
        sourceUrl: "https://theworldofimpact.org/impact/pillar-1-sol-plaatjes/",
      },
      {
        ...invented,
        collectiveActionId: 3,
        name: "Every clinic asks",
        description: null,
        pillarId: 4,
        cycle: "2024, cycle 2",
        validFrom: "2024-08-09",
        validTo: "2024-11-17",
        outcome: null,
        active: false,
      },
    ],
  },
  {
    stakeholderId: 9002,
    name: "Kimberley magistrate's court",
    municipalityId: 1163,
    coordinates: [24.77, -28.74],
    challenges: [
      {
        ...invented,
        ...running,
        collectiveActionId: 4,
        name: "Protection orders within five days",
        description: "A second clerk and a daily list bring the wait down from nine days.",
        pillarId: 3,
        cycle: "2026, cycle 2",
      },
    ],
  },
  {
    stakeholderId: 9003,
    name: "Dikgatlong municipality, with the ward committees of Barkly West, Delportshoop and Windsorton",
    municipalityId: 1164,
    coordinates: [24.4, -28.36],
    challenges: [
      {
        ...invented,
        collectiveActionId: 5,
        name: "Twenty young women into a first job, with the sewing cooperatives of Barkly West and their customers",
        description:
          "The cooperatives take on and train young women who left a violent home; the municipality places its orders for uniforms with them and pays within thirty days.",
        pillarId: 5,
        cycle: "2026, cycle 1",
        validFrom: "2026-01-20",
        validTo: "2026-04-30",
        outcome: "Seventeen started; fourteen were still at work three months later.",
        active: false,
      },
    ],
  },
];

export function challengesOf(boundaryId: number): (CollectiveAction & { stakeholderId: number })[] {
  const inside = new Set(
    boundaries
      .filter(
        (each) =>
          boundaryId === 0 ||
          [each.boundaryId, each.districtBoundaryId, each.nationalBoundaryId].includes(boundaryId),
      )
      .map((each) => each.boundaryId),
  );
  return teams
    .filter(({ municipalityId }) => inside.has(municipalityId))
    .flatMap(({ stakeholderId, name, challenges }) =>
      challenges.map((each) => ({ ...each, team: name, stakeholderId })),
    );
}

/** @throws if the fixtures do not contain the team */
export function detailsOf(stakeholderId: number): CollectiveActionDetails {
  const team = teams.find((each) => each.stakeholderId === stakeholderId);
  if (team === undefined) throw new NotInMocks(`The mocks hold no team ${stakeholderId}.`);
  return {
    stakeholderId,
    name: team.name,
    boundaryId: team.municipalityId,
    localMunicipalityName: boundaryOf(team.municipalityId).description,
    collectiveActions: challengesOf(team.municipalityId)
      .map(({ stakeholderId: _, ...challenge }) => challenge)
      .sort((a, b) => Number(b.active) - Number(a.active)),
  };
}
