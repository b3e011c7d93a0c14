import type { Session } from "../../lib/http/route.ts";

export const waitsFor = (
  session: Session,
  { demandsSecondPerson }: { demandsSecondPerson: boolean },
  { isSubmitted }: { isSubmitted: boolean },
): boolean => !isSubmitted || demandsSecondPerson || !session.actions.has("ValidateBuildingBlock");
