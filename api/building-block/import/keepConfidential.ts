import type { Knex } from "knex";
import { counted } from "../../lib/text/counted.ts";
import { readConfidentialWhereabouts } from "../confidential/readWhereabouts.ts";
import { findSharing, type Whereabouts, whereaboutsOf } from "../confidential/whereabouts.ts";
import type { FileInstance } from "./collectInstances.ts";
import { instanceKey } from "./instanceKey.ts";
import type { Changes, InstanceChange } from "./planChanges.ts";
import { demonstrationSources, type ExistingInstance } from "./readExisting.ts";

const PLACES_SHOWN = 50;

type Kept = { changes: Changes; notes: string[] };
type Named = Pick<FileInstance, "name" | "boundaryId">;

/**
 * What `updateConfidentiality` will decide, for the preview. It also sees the demonstration's places, which
 * are deleted before the file's are written.
 */
export async function keepConfidential(
  trx: Knex,
  instances: readonly FileInstance[],
  existing: ReadonlyMap<string, readonly ExistingInstance[]>,
  planned: Changes,
  municipalityName: (boundaryId: number) => string,
): Promise<Kept> {
  const replaced = await confidentialDemonstrationKeys(trx);
  const isKept = (instance: FileInstance) =>
    replaced.has(instance.key) || existing.get(instance.key)?.some((each) => each.isConfidential) === true;
  const stays = instances.filter((instance) =>
    instance.isConfidential
      ? instance.saysPublic
      : replaced.has(instance.key) || (instance.saysPublic && isKept(instance)),
  );
  const added = planned.added.map((each) => ({
    ...each,
    isConfidential: each.isConfidential || isKept(each),
  }));
  const changed = planned.changed.map((each) => ({ ...each }));
  const places = [...added.map(addedWhereabouts), ...changed.map(changedWhereabouts)];
  const blocks = places.map(({ buildingBlockId }) => buildingBlockId);
  const known = [
    ...(await readConfidentialWhereabouts(trx, blocks)),
    ...places.filter(({ isConfidential }) => isConfidential),
  ];
  const sharing = findSharing(
    places.filter(({ isConfidential, isNew }) => !isConfidential && isNew),
    known,
  );
  for (const place of sharing) place.hide();
  const lines = (said: string, of: readonly Named[]) =>
    listed(of.map(({ name, boundaryId }) => `  ${name}, ${municipalityName(boundaryId)}: ${said}`));
  return {
    changes: { added, changed },
    notes: [
      ...lines("stays confidential. Only a person can make it public, on its own screen", stays),
      ...lines(
        "is confidential from now on, as it shares a number, an address or a point with a confidential place",
        sharing,
      ),
    ],
  };
}

type PlannedPlace = Whereabouts & Named & { isConfidential: boolean; isNew: boolean; hide(): void };

function addedWhereabouts(place: FileInstance): PlannedPlace {
  const { name, boundaryId, isConfidential } = place;
  const hide = () => {
    place.isConfidential = true;
  };
  return {
    ...whereaboutsOf(place, place.contacts, [place]),
    name,
    boundaryId,
    isConfidential,
    isNew: true,
    hide,
  };
}

function changedWhereabouts(change: InstanceChange): PlannedPlace {
  const { existing, address, contacts, hides } = change;
  const addresses = [address?.address ?? existing.address].filter((each) => each !== null);
  const numbers = [
    ...existing.contacts.filter(({ id }) => contacts?.ended.includes(id) !== true),
    ...(contacts?.added ?? []),
  ];
  return {
    ...whereaboutsOf(existing, numbers, addresses),
    name: existing.name,
    boundaryId: existing.boundaryId,
    isConfidential: existing.isConfidential || hides,
    isNew: address !== null || contacts !== null,
    hide: () => {
      change.hides = true;
    },
  };
}

async function confidentialDemonstrationKeys(trx: Knex): Promise<ReadonlySet<string>> {
  const rows: { boundaryId: number; buildingBlockId: number; name: string }[] = await trx(
    "building_block_stakeholder as i",
  )
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where("s.is_confidential", true)
    .whereIn("s.data_source_id", await demonstrationSources(trx))
    .select("i.boundary_id", "i.building_block_id", "s.name");
  return new Set(
    rows.map(({ boundaryId, buildingBlockId, name }) => instanceKey(boundaryId, buildingBlockId, name)),
  );
}

function listed(lines: readonly string[]): string[] {
  const more = lines.length - PLACES_SHOWN;
  return more <= 0 ? [...lines] : [...lines.slice(0, PLACES_SHOWN), `  and ${counted(more, "other place")}`];
}
