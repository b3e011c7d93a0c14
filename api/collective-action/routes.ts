import type { Knex } from "knex";
import type { MarkerCollection } from "../geography/contract.ts";
import { findBoundary } from "../geography/queries.ts";
import { notFound } from "../lib/http/errors.ts";
import { route } from "../lib/http/route.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { roundDegrees } from "../shared/nearest.ts";
import {
  type CollectiveAction,
  type CollectiveActionDetails,
  getActionMarkers,
  getCollectiveActionDetailsByStakeholderId,
  getCollectiveActionsByBoundary,
} from "./contract.ts";
import { hasBegun, isActive } from "./countChallenges.ts";
import { findCollectiveActions } from "./queries.ts";

type Team = Pick<CollectiveActionDetails, "stakeholderId" | "name" | "boundaryId" | "localMunicipalityName">;
type ChallengeRow = Omit<CollectiveAction, "active"> & { stakeholderId: number };

/** @throws {HttpError} 404 if there is no such team, or it has no challenges */
async function findDetails(
  trx: Knex,
  stakeholderId: number,
  today: string,
): Promise<CollectiveActionDetails> {
  const team: Team | undefined = await trx("stakeholder as s")
    .join("boundary as b", "b.boundary_id", "s.boundary_id")
    .where("s.stakeholder_id", stakeholderId)
    .first("s.stakeholder_id", "s.name", "b.boundary_id", "b.description as localMunicipalityName");
  if (team === undefined) throw notFound("This team");
  const rows: ChallengeRow[] = await trx("collective_action as c")
    .join("stakeholder as s", "s.stakeholder_id", "c.stakeholder_id")
    .join("collective_action_cycle as y", "y.cycle_id", "c.cycle_id")
    .join("pillar as p", "p.pillar_id", "c.pillar_id")
    .join("data_source as d", "d.data_source_id", "c.data_source_id")
    .where("s.boundary_id", team.boundaryId)
    .where("p.is_included", true)
    .orderByRaw("c.valid_from desc nulls last, c.cycle_id desc, c.name")
    .select("c.collective_action_id", "c.name", "s.name as team", "c.description", "c.pillar_id")
    .select("c.is_pillar_stated", "s.stakeholder_id")
    .select("y.description as cycle", "c.outcome", "c.source_url", "d.is_demonstration")
    .select(trx.raw("c.valid_from::text"), trx.raw("c.valid_to::text"));
  const begunRows = rows.filter((row) => hasBegun(row, today));
  if (!begunRows.some((row) => row.stakeholderId === stakeholderId)) throw notFound("This team");
  const collectiveActions = begunRows
    .map(({ stakeholderId: _, ...row }) => ({ ...row, active: isActive(row, today) }))
    .toSorted((a, b) => Number(b.active) - Number(a.active));
  return { ...team, collectiveActions };
}

type PinRow = Spot & {
  name: string;
  stakeholder: number;
  pillarId: number;
  boundaryId: number;
  boundaryTypeId: number;
  peopleCount: number | null;
  active: boolean;
};

/** @throws a 404 if there is no such boundary of that type */
async function findActionMarkers(
  trx: Knex,
  { boundaryId, boundaryTypeId }: { boundaryId: number; boundaryTypeId: number },
  today: string,
): Promise<MarkerCollection> {
  const boundary = await findBoundary(trx, boundaryId);
  if (boundary.boundaryTypeId !== boundaryTypeId) throw notFound("This boundary");
  const query = trx("collective_action as c")
    .join("pillar as p", "p.pillar_id", "c.pillar_id")
    .join("stakeholder as s", "s.stakeholder_id", "c.stakeholder_id")
    .join("boundary as b", "b.boundary_id", "s.boundary_id")
    .join("boundary_geometry as g", "g.boundary_id", "b.boundary_id")
    .where("p.is_included", true)
    .whereRaw("(c.valid_from is null or c.valid_from <= ?)", [today])
    .groupBy("s.stakeholder_id", "c.pillar_id", "b.boundary_id", "g.boundary_id")
    .orderBy("s.stakeholder_id")
    .orderBy("c.pillar_id")
    .select("s.name", "s.stakeholder_id as stakeholder", "c.pillar_id")
    .select("b.boundary_id", "b.boundary_type_id", "b.people_count")
    .select("g.interior_longitude as longitude", "g.interior_latitude as latitude")
    .select("g.interior_radius as radius")
    .select(trx.raw("coalesce(bool_or(? between c.valid_from and c.valid_to), false) as active", [today]));
  if (boundaryId !== COUNTRY) {
    query.where((inside) =>
      inside
        .where("b.boundary_id", boundaryId)
        .orWhere("b.district_boundary_id", boundaryId)
        .orWhere("b.national_boundary_id", boundaryId),
    );
  }
  const rows: PinRow[] = await query;
  return {
    type: "FeatureCollection",
    features: spreadPins(rows).map(({ longitude, latitude, radius: _, ...properties }) => ({
      type: "Feature",
      properties: {
        ...properties,
        buildingBlock: 0,
        buildingBlockCategoryId: null,
        collectionType: "collectiveAction",
      },
      geometry: { type: "Point", coordinates: [longitude, latitude] },
    })),
    withheld: [],
  };
}

type Spot = { longitude: number; latitude: number; radius: number };

/** Degrees. Pins further apart would look like different places. */
const MAX_RING_DEGREES = 0.08;
const SHARE_OF_RADIUS = 0.6;

export function spreadPins<Pin extends Spot>(pins: readonly Pin[]): Pin[] {
  const placedPins = new Map<Pin, Pin>();
  for (const pinsAtPoint of Map.groupBy(
    pins,
    ({ longitude, latitude }) => `${longitude} ${latitude}`,
  ).values()) {
    pinsAtPoint.forEach((pin, index) => {
      const ringRadius =
        pinsAtPoint.length === 1 ? 0 : Math.min(MAX_RING_DEGREES, pin.radius * SHARE_OF_RADIUS);
      const angle = (index / pinsAtPoint.length) * 2 * Math.PI;
      placedPins.set(pin, {
        ...pin,
        longitude: roundDegrees(pin.longitude + ringRadius * Math.sin(angle)),
        latitude: roundDegrees(pin.latitude + ringRadius * Math.cos(angle)),
      });
    });
  }
  return pins.map((pin) => placedPins.get(pin) as Pin);
}

export const collectiveActionRoutes = [
  route(getCollectiveActionsByBoundary, ({ query, trx, today }) =>
    findCollectiveActions(trx, query.boundaryId, today),
  ),
  route(getCollectiveActionDetailsByStakeholderId, ({ query, trx, today }) =>
    findDetails(trx, query.stakeholderId, today),
  ),
  route(getActionMarkers, ({ params, trx, today }) => findActionMarkers(trx, params, today)),
];
