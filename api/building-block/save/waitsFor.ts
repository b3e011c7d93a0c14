import type { Session } from "../../lib/http/route.ts";

/** One rule for people, numbers, requirements, new and ended places. */
export const waitsFor = (
  session: Session,
  { demandsSecondPerson }: { demandsSecondPerson: boolean },
  { isSubmitted }: { isSubmitted: boolean },
): boolean => !isSubmitted || demandsSecondPerson || !session.actions.has("ValidateBuildingBlock");
