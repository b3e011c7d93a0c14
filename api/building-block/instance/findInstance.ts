import type { Knex } from "knex";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import { notFound } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import type { ServiceLanguage } from "../../shared/i18n/languages.ts";
import { INSTANCE_IS_KNOWN, REPORT_COLUMNS } from "../conditions.ts";

export type OwnInstance = {
  instanceId: number;
  stakeholderId: number;
  name: string;
  isConfidential: boolean;
  /** The day on which somebody last confirmed that the place exists. */
  existsOn: string | null;
  boundaryId: number;
  municipality: string;
  nationalBoundaryId: number;
  buildingBlockId: number;
  buildingBlock: string;
  capturedFrom: string | null;
  validFrom: string | null;
  version: number;
  changedBy: string | null;
  changedAt: Date | null;
  openingHours: string | null;
  languages: ServiceLanguage[];
  /** Public reports of a wrong number, and the networks from which they came. */
  reports: number;
  networks: number;
};

export type InstanceKey = { stakeholderId: number; buildingBlockId: number };

/** Every query of instances must start with this one, which limits them to the user's municipalities. */
export function ownInstances(trx: Knex, session: Session, today: string): Knex.QueryBuilder {
  const query = trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .join("building_block as k", "k.building_block_id", "i.building_block_id")
    .leftJoin("stakeholder as changer", "changer.stakeholder_id", "i.changed_by")
    .leftJoin("wrong_number as w", "w.stakeholder_id", "i.stakeholder_id")
    .whereRaw(INSTANCE_IS_KNOWN, { today })
    .select("i.building_block_stakeholder_id as instanceId", "i.stakeholder_id", "s.name")
    .select("s.is_confidential", "i.boundary_id", "b.description as municipality", "b.national_boundary_id")
    .select("i.building_block_id", "k.description as buildingBlock", "i.version", "i.changed_at")
    .select("changer.name as changedBy", trx.raw("i.exists_on::text as exists_on"))
    .select(trx.raw(REPORT_COLUMNS), "i.opening_hours", trx.raw("coalesce(i.languages, '{}') as languages"))
    .select(trx.raw("i.captured_from::text as captured_from"), trx.raw("i.valid_from::text as valid_from"));
  return whereOwnMunicipalities(query, session, "i.boundary_id");
}

/** Locks in the order of ids, which prevents deadlocks. */
export const lockInstances = (trx: Knex.Transaction, ids: readonly number[]): Knex.QueryBuilder =>
  trx("building_block_stakeholder")
    .whereIn("building_block_stakeholder_id", [...ids])
    .orderBy("building_block_stakeholder_id")
    .forUpdate()
    .select("building_block_stakeholder_id");

/** @throws a 404 for an unknown instance or another user's municipality */
export async function findInstance(
  trx: Knex,
  session: Session,
  { stakeholderId, buildingBlockId }: InstanceKey,
  today: string,
): Promise<OwnInstance> {
  const instance: OwnInstance | undefined = await ownInstances(trx, session, today)
    .where("i.stakeholder_id", stakeholderId)
    .where("i.building_block_id", buildingBlockId)
    .first();
  if (instance === undefined) throw notFound("This place");
  return instance;
}
