import type { Knex } from "knex";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import { paginate } from "../../lib/database/paginate.ts";
import { done } from "../../lib/http/done.ts";
import { route, type Session } from "../../lib/http/route.ts";
import { readPlaces } from "../instance/detail.ts";
import { getRecentChanges, type RecentChange, undoChange } from "./contract.ts";
import { findFieldChanges, findPublications } from "./fieldChanges.ts";
import { type ChangedPlace, UNDO_DAYS } from "./placeChanges.ts";
import { undoPlaceChange } from "./undoChange.ts";
import { previewUndo } from "./undoEdits.ts";
import { isOfEndedQuarter, listRefusals, omitEditsOfAddedPlaces } from "./undoRefusals.ts";

export const saveRoutes = [
  route(getRecentChanges, ({ query, session, trx, today }) => listChanges(trx, session, query, today)),
  route(undoChange, async ({ body, trx, ...actor }) => {
    const { left, confidential, contacts } = await undoPlaceChange(trx, actor, body);
    const changedSince = left.length === 0 ? "" : ` Changed since, and left as it is: ${left.join(", ")}.`;
    const stillConfidential =
      confidential.length === 0
        ? ""
        : ` Still confidential: ${confidential.join(", ")}. To make it public, change its form.`;
    return { ...done(`Taken back.${changedSince}${stillConfidential}`), left, contacts };
  }),
];

const MAX_NAMES = 3;
type ChangeRow = Pick<RecentChange, "changeId" | "what" | "who" | "until"> & {
  items: ChangedPlace[];
  madeAt: Date;
  madeOn: string;
};

async function listChanges(
  trx: Knex,
  session: Session,
  page: { pageNumber: number; pageSize: number },
  today: string,
): Promise<{ changes: RecentChange[]; total: number }> {
  const municipalityIds = whereOwnMunicipalities(trx("boundary"), session, "boundary_id").select(
    "boundary_id",
  );
  const query = trx("place_change as c")
    .leftJoin("stakeholder as maker", "maker.stakeholder_id", "c.made_by")
    .whereNull("c.undone_at")
    .whereRaw("c.made_on > cast(:today as date) - cast(:days as int)", { today, days: UNDO_DAYS })
    .whereRaw(
      `not exists (select from jsonb_array_elements(c.items) as item
         where (item->>'boundaryId')::int not in (?))`,
      [municipalityIds],
    )
    .select("c.change_id", "c.what", "c.items", "maker.name as who", "c.made_at")
    .select(trx.raw("c.made_on::text as made_on"))
    .select(trx.raw("(c.made_on + cast(? as int) - 1)::text as until", [UNDO_DAYS]));
  const { rows, total } = await paginate<ChangeRow>(query, {
    ...page,
    order: [{ by: "c.change_id", direction: "descending" }],
    id: "c.change_id",
  });
  const refusals = await listRefusals(trx, session, rows, today);
  const visible = rows.map(({ items }) => listFirstByName(omitEditsOfAddedPlaces(items)));
  const ids = visible.flat().map(({ instanceId }) => instanceId);
  const currentPlaces = await readPlaces(trx, session, [...new Set(ids)], today);
  const publications = await findPublications(trx);
  const fieldChanges = await findFieldChanges(trx, ids);
  return {
    total,
    changes: rows.map(({ items, madeAt, madeOn, ...row }, index) => ({
      ...row,
      where: formatPlaceNames(items),
      happenedAt: madeAt.toISOString(),
      refusal: refusals[index]?.message ?? null,
      places: (visible[index] ?? []).map((item) =>
        previewUndo({
          ...{ item, current: currentPlaces.get(item.instanceId), changeId: row.changeId, fieldChanges },
          hasQuarterEnded: isOfEndedQuarter(madeOn, today),
          isPublishedSince: (publications.get(item.instanceId) ?? 0) > row.changeId,
        }),
      ),
    })),
  };
}

const listFirstByName = (items: readonly ChangedPlace[]) =>
  items.toSorted((a, b) => (a.name < b.name ? -1 : 1)).slice(0, MAX_NAMES);

function formatPlaceNames(items: readonly ChangedPlace[]): string {
  const names = [...new Set(items.map(({ name }) => name))].toSorted();
  const moreCount = names.length - MAX_NAMES;
  const firstNames = names.slice(0, MAX_NAMES).join(", ");
  return moreCount > 0 ? `${firstNames} and ${moreCount} more` : firstNames;
}
