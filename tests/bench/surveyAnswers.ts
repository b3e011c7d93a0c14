import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "../../api/lib/database/db.ts";
import { cannotServeBehindNginx, ServersBehindNginx } from "../ServersBehindNginx.ts";
import { SurveyRespondents } from "../SurveyRespondents.ts";
import { checkLimit, type Measurement, percentile } from "./Measurement.ts";
import { SkipError } from "./SkipError.ts";

const PER_SECOND = 50;
const SECONDS = 60;
const CLIENTS = 20;

/** Sends survey answers through nginx to two processes. */
export const benchSurveyAnswers: Measurement = async (resources) => {
  if (cannotServeBehindNginx) throw new SkipError("nginx or TEST_DATABASE_URL is missing");
  const behindNginx = await ServersBehindNginx.start();
  resources.onEnd(() => behindNginx.stop());
  const { knex, close } = await openDatabase({ DATABASE_URL: behindNginx.databaseUrl, VAR_DIR: "" });
  resources.onEnd(close);
  const clients = Array.from({ length: CLIENTS }, (_, at) => behindNginx.createClient(`127.4.0.${at + 1}`));
  const [{ url: apiUrl }] = behindNginx.servers;
  const respondents = await SurveyRespondents.create(knex, {
    apiUrl,
    url: behindNginx.nginx.url,
    clients,
  });
  const times = await answerSteadily(respondents);
  const miscounted = await respondents.findMiscounts();
  if (miscounted.length > 0) console.error(miscounted.join("\n"));
  return [
    checkLimit({
      what: `${PER_SECOND} answers a second to one survey for ${SECONDS} s, behind nginx, two processes: 95 of 100 are acknowledged within (half within ${percentile(50, times).toFixed(0)} ms, 99 within ${percentile(99, times).toFixed(0)} ms)`,
      measured: percentile(95, times),
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

/** Sends answers at even intervals without waiting for earlier ones. Returns times in ms. */
function answerSteadily(respondents: SurveyRespondents): Promise<number[]> {
  const startedAt = performance.now();
  const people = Array.from({ length: PER_SECOND * SECONDS }, async (_, person) => {
    const dueAt = startedAt + (person * 1000) / PER_SECOND;
    await delay(Math.max(1, dueAt - performance.now()));
    await respondents.answer();
    return performance.now() - dueAt;
  });
  return Promise.all(people);
}
