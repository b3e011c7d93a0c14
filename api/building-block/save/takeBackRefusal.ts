import type { Knex } from "knex";
import { HttpError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { demandingAmong } from "../capture/secondPerson.ts";
import type { ChangedPlace } from "./placeChanges.ts";

export async function refusalsOf(
  trx: Knex,
  { actions }: Session,
  changes: readonly { items: readonly ChangedPlace[] }[],
): Promise<(HttpError | null)[]> {
  const seen = changes.map(({ items }) => items.filter(isSeen).map(({ boundaryId }) => boundaryId));
  const demanding = await demandingAmong(trx, seen.flat());
  return changes.map(({ items }, index) => {
    const needsDeleting = items.some(({ hasEnded, isAdded }) => hasEnded || isAdded);
    if (needsDeleting && !actions.has("DeleteBuildingBlock"))
      return new HttpError(403, "not-allowed", "Only who may end places can take this back.");
    return seen[index]?.some((boundaryId) => demanding.has(boundaryId))
      ? new HttpError(403, "second-person", NOBODY_ALONE)
      : null;
  });
}

const NOBODY_ALONE =
  "Nobody takes this back alone: your province wants somebody else to verify changes. Please enter it as a change.";

/** Checks and adding a place need no second person, so that taking them back needs none. */
const isSeen = ({ hasEnded, place, changed, removed, added }: ChangedPlace): boolean =>
  hasEnded || place !== null || [...changed, ...removed, ...added].length > 0;
