import type { Knex } from "knex";
import { HttpError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { findBoundariesWithRule } from "../capture/secondPerson.ts";
import type { Edit } from "../fields.ts";
import type { ChangedPlace } from "./placeChanges.ts";

export const isOfEndedQuarter = (madeOn: string, today: string) => madeOn < firstDayOf(quarterOfDay(today));

export const isEnding = ({ key, after }: Edit) => key === "ended" && after !== null;

export function withoutAdditions(items: readonly ChangedPlace[]): ChangedPlace[] {
  const added = new Set(items.filter(({ isAdded }) => isAdded).map(({ instanceId }) => instanceId));
  return items.filter(({ isAdded, instanceId }) => isAdded || !added.has(instanceId));
}

const NOBODY_ALONE =
  "Nobody takes this back alone: your province wants somebody else to verify changes. Please enter it as a change.";

/** Neither a check nor undoing a check needs a second person. */
export async function listRefusals(
  trx: Knex,
  { permissions }: Session,
  changes: readonly { items: readonly ChangedPlace[]; madeOn: string }[],
  today: string,
): Promise<(HttpError | null)[]> {
  const changedBoundaries = changes.map(({ items }) =>
    withoutAdditions(items)
      .filter(({ isAdded, edits }) => isAdded || edits.some(({ key }) => key !== "existsOn"))
      .map(({ boundaryId }) => boundaryId),
  );
  const demanding = await findBoundariesWithRule(trx, changedBoundaries.flat());
  return changes.map(({ items, madeOn }, index) => {
    const changesListing = items.some(({ isAdded, edits }) => isAdded || edits.some(isEnding));
    if (changesListing && !permissions.has("DeleteBuildingBlock"))
      return new HttpError(403, "not-allowed", "Only who may end places can take this back.");
    const isCheck = items.every(({ isAdded, edits }) => !isAdded && edits.length === 0);
    if (isCheck && isOfEndedQuarter(madeOn, today))
      return new HttpError(409, "quarter-ended", "A quarter has ended since, and has counted these checks.");
    return changedBoundaries[index]?.some((boundaryId) => demanding.has(boundaryId))
      ? new HttpError(403, "second-person", NOBODY_ALONE)
      : null;
  });
}
