import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "../../api/lib/database/db.ts";
import { AddressedClient } from "../AddressedClient.ts";
import { hasNginx, Nginx } from "../Nginx.ts";
import { SurveyRespondents } from "../SurveyRespondents.ts";
import { startApi } from "./apiServer.ts";
import { checkLimit, type Measurement } from "./Measurement.ts";
import type { Resources } from "./Resources.ts";
import { SkipError } from "./SkipError.ts";

const PER_SECOND = 50;
const SECONDS = 60;
const CLIENTS = 20;

/** Sends survey answers through nginx to two processes. */
export const benchSurveyAnswers: Measurement = async (resources) => {
  if (!hasNginx) throw new SkipError("nginx is not installed");
  const { nginx, first, knex } = await startTwoProcesses(resources);
  const clients = Array.from(
    { length: CLIENTS },
    (_, at) => new AddressedClient(`127.4.0.${at + 1}`, nginx.certificate),
  );
  resources.onEnd(() => {
    for (const client of clients) client.disconnect();
  });
  const respondents = await SurveyRespondents.create(knex, { apiUrl: first.url, url: nginx.url, clients });
  const times = await answerSteadily(respondents);
  const getPercentile = (share: number) => times[Math.floor(times.length * share)] as number;
  const miscounted = await respondents.findMiscounts();
  if (miscounted.length > 0) console.error(miscounted.join("\n"));
  return [
    checkLimit({
      what: `${PER_SECOND} answers a second to one survey for ${SECONDS} s, behind nginx, two processes: 95 of 100 are acknowledged within (half within ${getPercentile(0.5).toFixed(0)} ms, 99 within ${getPercentile(0.99).toFixed(0)} ms)`,
      measured: getPercentile(0.95),
      unit: "ms",
      atMost: 500,
    }),
    checkLimit({
      what: `… totals that are wrong after ${respondents.acknowledged} answers`,
      measured: miscounted.length,
      unit: "totals",
      atMost: 0,
    }),
  ];
};

/** Uses today's demonstration, because the survey must be open. */
async function startTwoProcesses(resources: Resources) {
  const postgres = await resources.postgres();
  const url = await postgres.createDatabase("empty");
  const folder = join(await resources.folder(), "survey");
  await mkdir(folder);
  const start = async () => {
    const server = await startApi(folder, url, { settings: { TRUST_PROXY: "127.0.0.1" } });
    resources.onEnd(server.stop);
    return server;
  };
  const first = await start();
  const second = await start();
  const nginx = await Nginx.start([first.url, second.url]);
  resources.onEnd(() => nginx.stop());
  const { knex, close } = await openDatabase({ DATABASE_URL: url, VAR_DIR: "" });
  resources.onEnd(close);
  return { nginx, first, knex };
}

/** Sends answers at even intervals without waiting for earlier ones. Returns sorted times in ms. */
async function answerSteadily(respondents: SurveyRespondents): Promise<number[]> {
  const startedAt = performance.now();
  const people = Array.from({ length: PER_SECOND * SECONDS }, async (_, person) => {
    const dueAt = startedAt + (person * 1000) / PER_SECOND;
    await delay(Math.max(1, dueAt - performance.now()));
    await respondents.answer();
    return performance.now() - dueAt;
  });
  return (await Promise.all(people)).sort((one, other) => one - other);
}
