import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "../../api/lib/database/db.ts";
import { AddressedCaller } from "../AddressedCaller.ts";
import { hasNginx, Nginx } from "../Nginx.ts";
import { SurveyRespondents } from "../SurveyRespondents.ts";
import { startApi } from "./apiServer.ts";
import { limited, type Measurement, type Row } from "./Measurement.ts";
import type { Resources } from "./Resources.ts";
import { Skipped } from "./Skipped.ts";

const PER_SECOND = 50;
const SECONDS = 60;
const ALL_ANSWERS = 10_000;
const AT_ONCE = 40;
const CALLERS = 20;

/** Through nginx and two processes, one of which is killed. */
export const surveyAnswers: Measurement = async (resources) => {
  if (!hasNginx) throw new Skipped("nginx is not installed");
  const { nginx, first, restart, knex } = await startTwo(resources);
  const callers = Array.from(
    { length: CALLERS },
    (_, at) => new AddressedCaller(`127.4.0.${at + 1}`, nginx.certificate),
  );
  resources.onEnd(() => {
    for (const caller of callers) caller.hangUp();
  });
  const respondents = await SurveyRespondents.gather(knex, { apiUrl: first.url, url: nginx.url, callers });
  const miscounted = async (what: string): Promise<Row> => {
    const found = await respondents.miscounted();
    if (found.length > 0) console.error(found.join("\n"));
    return limited({ what, measured: found.length, unit: "totals", atMost: 0 });
  };

  const times = await answerSteadily(respondents);
  const at = (share: number) => times[Math.floor(times.length * share)] as number;
  const rows = [
    limited({
      what: `${PER_SECOND} answers a second to one survey for ${SECONDS} s, behind nginx, two processes: 95 of 100 are acknowledged within (half within ${at(0.5).toFixed(0)} ms, 99 within ${at(0.99).toFixed(0)} ms)`,
      measured: at(0.95),
      unit: "ms",
      atMost: 500,
    }),
    await miscounted(`… totals that are wrong after ${respondents.acknowledged} answers`),
  ];

  const rest = ALL_ANSWERS - respondents.acknowledged;
  const startedAt = performance.now();
  await answerAtOnce(respondents, rest, async () => {
    process.kill(first.pid, "SIGKILL");
    await restart();
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    ...rows,
    limited({
      what: `The rest of ${ALL_ANSWERS} answers, ${AT_ONCE} at once, one process killed half way and started again (${respondents.describe()})`,
      measured: rest / seconds,
      unit: "/s",
    }),
    await miscounted(`… totals that are wrong after ${respondents.acknowledged} answers`),
  ];
};

/** The survey must be open today. */
async function startTwo(resources: Resources) {
  const postgres = await resources.postgres();
  const url = await postgres.createDatabase("empty");
  const folder = join(await resources.folder(), "survey");
  await mkdir(folder);
  const start = async (port?: number) => {
    const server = await startApi(folder, url, { port, settings: { TRUST_PROXY: "127.0.0.1" } });
    resources.onEnd(server.stop);
    return server;
  };
  const first = await start();
  const second = await start();
  const nginx = await Nginx.start([first.url, second.url]);
  resources.onEnd(() => nginx.stop());
  const { knex, close } = await openDatabase({ DATABASE_URL: url, VAR_DIR: "" });
  resources.onEnd(close);
  return { nginx, first, knex, restart: () => start(Number(new URL(first.url).port)) };
}

/** At even intervals, whether or not those before have been answered. Returns ordered times in ms. */
async function answerSteadily(respondents: SurveyRespondents): Promise<number[]> {
  const startedAt = performance.now();
  const people = Array.from({ length: PER_SECOND * SECONDS }, async (_, person) => {
    const comesAt = startedAt + (person * 1000) / PER_SECOND;
    await delay(Math.max(1, comesAt - performance.now()));
    await respondents.answer();
    return performance.now() - comesAt;
  });
  return (await Promise.all(people)).sort((one, other) => one - other);
}

async function answerAtOnce(
  respondents: SurveyRespondents,
  answers: number,
  onHalf: () => Promise<unknown>,
): Promise<void> {
  let begun = 0;
  let halfWay: Promise<unknown> | undefined;
  const lines = Array.from({ length: AT_ONCE }, async () => {
    while (begun < answers) {
      begun += 1;
      if (begun > answers / 2) halfWay ??= onHalf();
      await respondents.answer();
    }
  });
  await Promise.all(lines);
  await halfWay;
}
