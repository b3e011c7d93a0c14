import { idOfCycle } from "../../collective-action/cycles.ts";
import type { Challenge, Cycle } from "../../collective-action/import/Challenge.ts";
import { INVENTED_CHALLENGES } from "./inventedChallenges.ts";
import { type Random, seededRandom } from "./seededRandom.ts";

type Place = { boundaryId: number; code: string; name: string; peopleCount: number };

const CYCLES = 4;
const DAY_MS = 24 * 3_600_000;
const DAYS_BETWEEN_CYCLES = 183;
const DAYS_RUNNING = 40;
const DAYS_OF_A_CHALLENGE = 100;
const LARGE_PLACE = 400_000;
const TAKES_PART = { large: 0.6, small: 0.12 } as const;
const SECOND_TEAM = 0.35;
const TELLS_NO_OUTCOME = 0.15;
const PREVENTION = 2;
const JUSTICE = 3;
/** In per cent, by pillar 1 to 6. */
const PILLAR_SHARES = [12, 28, 24, 20, 10, 6] as const;

/** Several in many large places, none in most. The same input gives the same output. */
export function generateChallenges(places: readonly Place[], today: string): Challenge[] {
  const cycles = cyclesUpTo(today);
  return places.flatMap(({ boundaryId, code, name, peopleCount }) => {
    const random = seededRandom(`${code} challenges`);
    const takesPart = TAKES_PART[peopleCount > LARGE_PLACE ? "large" : "small"];
    const teams = [
      { team: null, usualPillar: null },
      { team: `College campus in ${name}`, usualPillar: PREVENTION },
      { team: `Court in ${name}`, usualPillar: JUSTICE },
    ];
    return cycles.flatMap(({ cycle, firstDay, lastDay, isRunning }, index) =>
      teams.flatMap(({ team, usualPillar }) => {
        const chance = takesPart * (team === null ? 1 : SECOND_TEAM) * (0.5 + index / CYCLES);
        const takesPartNow = random() < chance;
        const pillarId = usualPillar ?? drawPillar(random);
        const ideas = INVENTED_CHALLENGES[pillarId - 1] as (typeof INVENTED_CHALLENGES)[number];
        const idea = ideas[Math.floor(random() * ideas.length)] as (typeof ideas)[number];
        const tellsOutcome = random() >= TELLS_NO_OUTCOME;
        if (!takesPartNow) return [];
        return {
          municipalityId: boundaryId,
          team,
          cycle,
          name: idea.name,
          pillarId,
          isPillarStated: true,
          description: `Invented for the demonstration. ${idea.description}`,
          validFrom: firstDay,
          validTo: lastDay,
          outcome: !isRunning && tellsOutcome ? idea.outcome : null,
          sourceUrl: null,
        };
      }),
    );
  });
}

function cyclesUpTo(
  today: string,
): { cycle: Cycle; firstDay: string; lastDay: string; isRunning: boolean }[] {
  return Array.from({ length: CYCLES }, (_, index) => {
    const ago = CYCLES - 1 - index;
    const firstDay = addDays(today, -DAYS_RUNNING - ago * DAYS_BETWEEN_CYCLES);
    const lastDay = addDays(firstDay, DAYS_OF_A_CHALLENGE);
    const [year, month] = firstDay.split("-").map(Number) as [number, number];
    const number = month <= 6 ? 1 : 2;
    return {
      cycle: {
        cycleId: idOfCycle({ year, cycle: number }),
        description: `${year}, cycle ${number}`,
        startMonth: firstDay.slice(0, 7),
        endMonth: lastDay.slice(0, 7),
      },
      firstDay,
      lastDay,
      isRunning: ago === 0,
    };
  });
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function drawPillar(random: Random): number {
  let left = random() * 100;
  return (
    1 +
    PILLAR_SHARES.findIndex((share) => {
      left -= share;
      return left < 0;
    })
  );
}
