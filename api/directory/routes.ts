import type { Knex } from "knex";
import { getGeomarkers, type MarkerCollection } from "../geography/contract.ts";
import { findBoundary } from "../geography/queries.ts";
import { validOn } from "../lib/database/validOn.ts";
import { notFound } from "../lib/http/errors.ts";
import { multiTxRoute, route } from "../lib/http/route.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { roundDegrees } from "../shared/nearest.ts";
import { listCallablePlaces } from "./callable.ts";
import { getCallablePlaces, getHelpPage, searchContact } from "./contract.ts";
import type { HelpCache } from "./help/HelpCache.ts";
import { presentPage } from "./help/presentHelp.ts";
import { viewOfPlace } from "./help/view.ts";
import { IS_VALID, whereInside } from "./instances.ts";
import { findEntries } from "./queries.ts";

const BUILDING_BLOCKS = 1;

type MarkerRow = {
  name: string;
  stakeholder: number;
  buildingBlock: number;
  buildingBlockCategoryId: number;
  active: boolean;
  boundaryId: number;
  boundaryTypeId: number;
  peopleCount: number | null;
  latitude: number;
  longitude: number;
};

async function findMarkers(
  trx: Knex,
  {
    boundaryId,
    boundaryTypeId,
    componentId = BUILDING_BLOCKS,
  }: { boundaryId: number; boundaryTypeId: number; componentId?: number | undefined },
  today: string,
): Promise<MarkerCollection> {
  const boundary = await findBoundary(trx, boundaryId);
  if (boundary.boundaryTypeId !== boundaryTypeId) throw notFound("This boundary");
  if (componentId !== BUILDING_BLOCKS) return { type: "FeatureCollection", features: [], withheld: [] };
  const query = trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .join("building_block as k", "k.building_block_id", "i.building_block_id")
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .join("address as a", "a.stakeholder_id", "s.stakeholder_id")
    .where("s.is_confidential", false)
    .where("k.is_included", true)
    .whereNotNull("a.latitude")
    .whereRaw(IS_VALID, { today })
    .whereRaw(validOn("a"), {
      today,
    })
    .orderBy("s.name")
    .orderBy("s.stakeholder_id")
    .select("s.name", "s.stakeholder_id as stakeholder", "k.building_block_id as buildingBlock")
    .select("k.building_block_category_id", "b.boundary_id", "b.boundary_type_id", "b.people_count")
    .select("a.latitude", "a.longitude")
    .select(
      trx.raw(
        `coalesce(i.captured_from <= :today, false) and exists (
           select from building_block_contact_person p
           where p.building_block_stakeholder_id = i.building_block_stakeholder_id
             and p.verified_on <= :today and ${validOn("p")}
         ) as active`,
        { today },
      ),
    );
  if (boundaryId !== COUNTRY) query.where(whereInside(boundaryId));
  const rows: MarkerRow[] = await query;
  const confidential = trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .join("building_block as k", "k.building_block_id", "i.building_block_id")
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .where("s.is_confidential", true)
    .where("k.is_included", true)
    .whereRaw(IS_VALID, { today })
    .groupBy("k.building_block_id")
    .orderBy("k.building_block_id")
    .select("k.building_block_id as buildingBlock", "k.building_block_category_id")
    .select(trx.raw("count(*)::int as count"));
  if (boundaryId !== COUNTRY) confidential.where(whereInside(boundaryId));
  return {
    type: "FeatureCollection",
    withheld: await confidential,
    features: rows.map(({ latitude, longitude, ...properties }) => ({
      type: "Feature",
      properties: { ...properties, collectionType: "buildingBlock" },
      geometry: { type: "Point", coordinates: [roundDegrees(longitude), roundDegrees(latitude)] },
    })),
  };
}

declare module "../lib/http/route.ts" {
  interface AppState {
    latestHelp: HelpCache["latest"];
  }
}

export const directoryRoutes = [
  route(searchContact, ({ query, trx, today }) => findEntries(trx, query, today)),
  multiTxRoute(getHelpPage, async ({ query: { boundaryId, town }, state }) => {
    const help = await state.latestHelp();
    return presentPage(help, viewOfPlace(help, boundaryId, town));
  }),
  route(getCallablePlaces, async ({ trx, today }) =>
    listCallablePlaces(await findEntries(trx, { isEverywhere: true }, today)),
  ),
  route(getGeomarkers, ({ params, trx, today }) => findMarkers(trx, params, today)),
];
