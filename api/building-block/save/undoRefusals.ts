import type { Knex } from "knex";
import { HttpError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { findBoundariesWithRule } from "../capture/secondPerson.ts";
import type { Edit } from "../fields.ts";
import type { ChangedPlace } from "./placeChanges.ts";

export const isOfEndedQuarter = (madeOn: string, today: string) => madeOn < firstDayOf(quarterOfDay(today));

export const isEnding = ({ key, after }: Edit) => key === "ended" && after !== null;

export function omitEditsOfAddedPlaces(items: readonly ChangedPlace[]): ChangedPlace[] {
  const addedInstanceIds = new Set(
    items.filter(({ isAdded }) => isAdded).map(({ instanceId }) => instanceId),
  );
  return items.filter(({ isAdded, instanceId }) => isAdded || !addedInstanceIds.has(instanceId));
}

const SECOND_PERSON_NEEDED =
  "Nobody takes this back alone: your province wants somebody else to verify changes. Please enter it as a change.";

/** Undoing a check needs no second person. */
export async function listRefusals(
  trx: Knex,
  { permissions }: Session,
  changes: readonly { items: readonly ChangedPlace[]; madeOn: string }[],
  today: string,
): Promise<(HttpError | null)[]> {
  const changedBoundaries = changes.map(({ items }) =>
    omitEditsOfAddedPlaces(items)
      .filter(({ isAdded, edits }) => isAdded || edits.some(({ key }) => key !== "existsOn"))
      .map(({ boundaryId }) => boundaryId),
  );
  const boundariesWithRule = await findBoundariesWithRule(trx, changedBoundaries.flat());
  return changes.map(({ items, madeOn }, index) => {
    const changesListing = items.some(({ isAdded, edits }) => isAdded || edits.some(isEnding));
    if (changesListing && !permissions.has("DeleteBuildingBlock"))
      return new HttpError(403, "not-allowed", "Only people who may end places can take this back.");
    const isCheck = items.every(({ isAdded, edits }) => !isAdded && edits.length === 0);
    if (isCheck && isOfEndedQuarter(madeOn, today))
      return new HttpError(409, "quarter-ended", "A quarter has ended since, and has counted these checks.");
    return changedBoundaries[index]?.some((boundaryId) => boundariesWithRule.has(boundaryId))
      ? new HttpError(403, "second-person", SECOND_PERSON_NEEDED)
      : null;
  });
}
