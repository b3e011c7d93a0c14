import { normalDraw, type Random, seededRandom } from "./seededRandom.ts";

type Place = { code: string; peopleCount: number };
export type InventedOrganisation = {
  place: number;
  organisationTypeId: number;
  runs: (InventedRun | null)[];
};
/** `positivity` is the tendency towards better answers, from 0 to 1. */
export type InventedRun = { responses: number; expectedResponses: number; positivity: number };

const PEOPLE_PER_ORGANISATION = 110_000;
const TYPE_SHARES = [30, 24, 20, 8, 12, 6] as const;
const PARTICIPATION_SHARE = 0.62;
const PARTICIPATION_GROWTH_PER_QUARTER = 0.03;
const TOO_FEW_RESPONSES_SHARE = 0.08;
const WEAK_PLACE_SHARE = 0.02;
const ORGANISATIONS_OF_WEAK_PLACE = 4;
const WEAK_POSITIVITY = 0.06;
const POSITIVITY = { mean: 0.42, spread: 0.16, growthPerQuarter: 0.012 } as const;

/**
 * Invents many organisations for metros, and none for many other places. Gives the same result for the same
 * places.
 */
export function generateHealthChecks(places: readonly Place[], quarters: number): InventedOrganisation[] {
  return places.flatMap(({ code, peopleCount }, place) => {
    const random = seededRandom(`${code} health checks`);
    const isWeakPlace = random() < WEAK_PLACE_SHARE;
    const expected = (peopleCount / PEOPLE_PER_ORGANISATION) * (0.5 + random());
    const count = isWeakPlace ? ORGANISATIONS_OF_WEAK_PLACE : Math.floor(expected + random());
    const placePositivity = POSITIVITY.mean + (POSITIVITY.spread / 2) * normalDraw(random);
    return Array.from({ length: count }, () => {
      const positivity = isWeakPlace
        ? WEAK_POSITIVITY
        : placePositivity + POSITIVITY.spread * normalDraw(random);
      const staffCount = Math.round(12 + 60 * random() ** 3);
      const organisationTypeId = drawType(random);
      const runs = Array.from({ length: quarters }, (_, quarter) => {
        const isLast = quarter >= quarters - 2;
        const takesPart = random() < PARTICIPATION_SHARE + PARTICIPATION_GROWTH_PER_QUARTER * quarter;
        const hasTooFewResponses = random() < TOO_FEW_RESPONSES_SHARE;
        const turnout = 0.45 + 0.5 * random();
        if (!takesPart && !(isWeakPlace && isLast)) return null;
        const responses =
          hasTooFewResponses && !isWeakPlace ? Math.ceil(random() * 4) : Math.round(staffCount * turnout);
        const growth = isWeakPlace ? 0 : POSITIVITY.growthPerQuarter * quarter;
        return {
          responses,
          expectedResponses: staffCount,
          positivity: Math.min(0.97, Math.max(0, positivity + growth)),
        };
      });
      return { place, organisationTypeId, runs };
    });
  });
}

function drawType(random: Random): number {
  let remainingShare = random() * 100;
  return (
    1 +
    TYPE_SHARES.findIndex((share) => {
      remainingShare -= share;
      return remainingShare < 0;
    })
  );
}
