import type { Knex } from "knex";
import { getCycleId } from "../../collective-action/cycles.ts";
import type { Challenge, Cycle } from "../../collective-action/import/readChallenges.ts";
import { writeChallenges } from "../../collective-action/import/writeChallenges.ts";
import { BOUNDARY_TYPE } from "../../shared/figures/boundaryTypes.ts";
import { type Random, seededRandom } from "./seededRandom.ts";

export async function seedDemonstrationCollectiveActions(
  trx: Knex.Transaction,
  { today }: { today: string },
): Promise<void> {
  const places: { boundaryId: number; code: string; name: string; peopleCount: number }[] = await trx(
    "boundary",
  )
    .where({ boundaryTypeId: BOUNDARY_TYPE.municipality })
    .orderBy("code")
    .select(
      "boundary_id",
      "code",
      "description as name",
      trx.raw("coalesce(people_count, 0) as people_count"),
    );
  await writeChallenges({
    trx,
    challenges: generateChallenges(places, today),
    dryRun: false,
    source: {
      description: "Invented figures, for demonstration, beside published challenges",
      url: null,
      isDemonstration: true,
    },
  });
}

const INVENTED_CHALLENGES: readonly (readonly {
  name: string;
  description: string;
  outcome: string;
}[])[] = [
  [
    {
      name: "A GBVF line in the municipal budget",
      description: "The council sets money aside and names who answers for it.",
      outcome: "The council voted for it; the first quarter was spent as planned.",
    },
    {
      name: "One meeting a month of everyone who responds",
      description: "Police, health, social development, courts and civil society around one table.",
      outcome: "Three meetings were held, with a shared list of 14 open cases.",
    },
  ],
  [
    {
      name: "Safe walks home from the taxi rank",
      description: "Volunteers and municipal police walk the two main routes every evening.",
      outcome: "Walks on 71 evenings; two street lights were mended on the way.",
    },
    {
      name: "Fathers' evenings at five primary schools",
      description: "Fathers talk about raising children without fists, led by one of their own.",
      outcome: "86 fathers came at least twice.",
    },
    {
      name: "Every first-year student in one workshop",
      description: "Consent, and what to do as a bystander, in the first month on campus.",
      outcome: "Seven in ten first-years took part; eleven asked for help.",
    },
  ],
  [
    {
      name: "Protection orders within five days",
      description: "A second clerk and a daily list bring the wait down.",
      outcome: "The wait went from nine days to six.",
    },
    {
      name: "No case withdrawn without a talk",
      description:
        "Whoever wants to withdraw is first offered a private talk with a court preparation officer.",
      outcome: "Withdrawals went down by a quarter.",
    },
  ],
  [
    {
      name: "One form from clinic to shelter",
      description: "A survivor tells her story once; the form goes with her.",
      outcome: "43 survivors were referred with the form.",
    },
    {
      name: "A counsellor at the police station on weekends",
      description: "Two organisations take turns from Friday evening to Sunday night.",
      outcome: "27 of 30 shifts were filled.",
    },
  ],
  [
    {
      name: "Twenty young women into a first job",
      description: "Local businesses take on trainees who left a violent home.",
      outcome: "Seventeen started; fourteen were still at work three months later.",
    },
  ],
  [
    {
      name: "One count of cases that everybody shares",
      description: "The police, the clinics and the court compare their numbers every month.",
      outcome: "The three counts now differ by fewer than five cases.",
    },
  ],
];

type Place = { boundaryId: number; code: string; name: string; peopleCount: number };

const CYCLE_COUNT = 4;
const DAY_MS = 24 * 3_600_000;
const DAYS_BETWEEN_CYCLES = 183;
const LATEST_CYCLE_AGE_IN_DAYS = 40;
const DAYS_OF_A_CHALLENGE = 100;
const LARGE_PLACE = 400_000;
const PARTICIPATION_SHARES = { large: 0.6, small: 0.12 } as const;
const FURTHER_TEAM_SHARE = 0.35;
const WITHOUT_OUTCOME_SHARE = 0.15;
const PREVENTION = 2;
const JUSTICE = 3;
/** Per cent of challenges in the pillars 1 to 6. */
const PILLAR_SHARES = [12, 28, 24, 20, 10, 6] as const;

/**
 * Invents several challenges for many large places, and none for most others. Gives the same result for the
 * same day.
 */
export function generateChallenges(places: readonly Place[], today: string): Challenge[] {
  const cycles = listCycles(today);
  return places.flatMap(({ boundaryId, code, name, peopleCount }) => {
    const random = seededRandom(`${code} challenges`);
    const participationShare = PARTICIPATION_SHARES[peopleCount > LARGE_PLACE ? "large" : "small"];
    const teams = [
      { team: null, usualPillar: null },
      { team: `College campus in ${name}`, usualPillar: PREVENTION },
      { team: `Court in ${name}`, usualPillar: JUSTICE },
    ];
    return cycles.flatMap(({ cycle, firstDay, lastDay, isRunning }, index) =>
      teams.flatMap(({ team, usualPillar }) => {
        const chance =
          participationShare * (team === null ? 1 : FURTHER_TEAM_SHARE) * (0.5 + index / CYCLE_COUNT);
        const takesPart = random() < chance;
        const pillarId = usualPillar ?? drawPillar(random);
        const ideas = INVENTED_CHALLENGES[pillarId - 1] as (typeof INVENTED_CHALLENGES)[number];
        const idea = ideas[Math.floor(random() * ideas.length)] as (typeof ideas)[number];
        const tellsOutcome = random() >= WITHOUT_OUTCOME_SHARE;
        if (!takesPart) return [];
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

function listCycles(
  today: string,
): { cycle: Cycle; firstDay: string; lastDay: string; isRunning: boolean }[] {
  return Array.from({ length: CYCLE_COUNT }, (_, index) => {
    const cyclesAgo = CYCLE_COUNT - 1 - index;
    const firstDay = addDays(today, -LATEST_CYCLE_AGE_IN_DAYS - cyclesAgo * DAYS_BETWEEN_CYCLES);
    const lastDay = addDays(firstDay, DAYS_OF_A_CHALLENGE);
    const [year, month] = firstDay.split("-").map(Number) as [number, number];
    const number = month <= 6 ? 1 : 2;
    return {
      cycle: {
        cycleId: getCycleId({ year, cycle: number }),
        description: `${year}, cycle ${number}`,
        startMonth: firstDay.slice(0, 7),
        endMonth: lastDay.slice(0, 7),
      },
      firstDay,
      lastDay,
      isRunning: cyclesAgo === 0,
    };
  });
}

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

function drawPillar(random: Random): number {
  let remainingShare = random() * 100;
  return (
    1 +
    PILLAR_SHARES.findIndex((share) => {
      remainingShare -= share;
      return remainingShare < 0;
    })
  );
}
