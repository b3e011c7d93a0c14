import { normalDraw, type Random, seededRandom } from "./seededRandom.ts";

type Place = { code: string; peopleCount: number };
export type InventedOrganisation = {
  place: number;
  organisationTypeId: number;
  runs: (InventedRun | null)[];
};
/** `leaning` is the tendency towards better answers, from 0 to 1. */
export type InventedRun = { responses: number; expectedResponses: number; leaning: number };

const PEOPLE_PER_ORGANISATION = 110_000;
const TYPE_SHARES = [30, 24, 20, 8, 12, 6] as const;
const TAKES_PART = 0.62;
const TAKES_PART_MORE_A_QUARTER = 0.03;
const ANSWERS_TOO_LITTLE = 0.08;
const HAS_LITTLE = 0.02;
const ORGANISATIONS_THAT_HAVE_LITTLE = 4;
const LITTLE = 0.06;
const LEANING = { mean: 0.42, spread: 0.16, growthAQuarter: 0.012 } as const;

/**
 * Invents many organisations for metros, and none for many other places. Gives the same result for the same
 * places.
 */
export function generateHealthChecks(places: readonly Place[], quarters: number): InventedOrganisation[] {
  return places.flatMap(({ code, peopleCount }, place) => {
    const random = seededRandom(`${code} health checks`);
    const hasLittle = random() < HAS_LITTLE;
    const expected = (peopleCount / PEOPLE_PER_ORGANISATION) * (0.5 + random());
    const count = hasLittle ? ORGANISATIONS_THAT_HAVE_LITTLE : Math.floor(expected + random());
    const leaningHere = LEANING.mean + (LEANING.spread / 2) * normalDraw(random);
    return Array.from({ length: count }, () => {
      const leaning = hasLittle ? LITTLE : leaningHere + LEANING.spread * normalDraw(random);
      const people = Math.round(12 + 60 * random() ** 3);
      const organisationTypeId = drawType(random);
      const runs = Array.from({ length: quarters }, (_, quarter) => {
        const isLast = quarter >= quarters - 2;
        const takesPart = random() < TAKES_PART + TAKES_PART_MORE_A_QUARTER * quarter;
        const answersTooLittle = random() < ANSWERS_TOO_LITTLE;
        const turnout = 0.45 + 0.5 * random();
        if (!takesPart && !(hasLittle && isLast)) return null;
        const responses =
          answersTooLittle && !hasLittle ? Math.ceil(random() * 4) : Math.round(people * turnout);
        const growth = hasLittle ? 0 : LEANING.growthAQuarter * quarter;
        return {
          responses,
          expectedResponses: people,
          leaning: Math.min(0.97, Math.max(0, leaning + growth)),
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
