import { randomInt } from "node:crypto";
import type { Knex } from "knex";
import type { Letter } from "../lib/mail/Letter.ts";
import { queueMail } from "../lib/mail/queueMail.ts";
import type { Env } from "../lib/operating/env.ts";
import type { Secrets } from "../lib/security/secrets.ts";
import { writeDay } from "../lib/time/writeDay.ts";
import { surveyUrl } from "../survey-code/codes.ts";
import { writeSurveyLetter } from "./letters.ts";
import { invalid, type OwnSurvey, refuseClosed } from "./ownSurvey.ts";
import { addSlips, countLetters, lockSlipsSurvey, type Sharing } from "./shareSurvey.ts";

type Mailing = Sharing & { env: Env; now: Date; to: readonly string[]; remindOn: string | null };

export async function mailLetters(
  trx: Knex.Transaction,
  mailing: Mailing,
): Promise<{ survey: OwnSurvey; letters: number; dropped: number }> {
  const { healthCheckId, secrets, env, today, now, to, remindOn } = mailing;
  const survey = await lockSlipsSurvey(trx, mailing);
  if (refuseClosed(survey, today) === "planned") {
    throw invalid("To", "Letters can go out from the day on which the survey opens.");
  }
  const { organisation, effectiveTo: closesOn } = survey;
  if (remindOn !== null && (remindOn <= today || remindOn > closesOn)) {
    throw invalid("RemindOn", `Choose a day after today, and not after ${writeDay(closesOn)}.`);
  }
  const kept = await takeAddresses(trx, secrets, healthCheckId);
  const known = new Set(kept.map(spelling));
  const fresh = [...new Map(to.map((address) => [spelling(address), address]))]
    .filter(([spelled]) => !known.has(spelled))
    .map(([, address]) => address);
  if (fresh.length + kept.length === 0) throw invalid("To", "Add at least one address.");
  if (fresh.length > 0) {
    await countLetters(trx, healthCheckId, fresh.length);
    const codes = await addSlips(trx, secrets, survey, { count: fresh.length, field: "To" });
    const letters = fresh.map((address, at) => ({
      to: address,
      letter: writeSurveyLetter({
        organisation,
        link: surveyUrl(env, codes[at]),
        closesOn: writeDay(closesOn),
      }),
    }));
    await queueShuffled(trx, healthCheckId, letters, { secrets, now });
  }
  if (remindOn !== null) {
    const addresses = [...kept, ...fresh].toSorted();
    await trx("survey_reminder").insert({
      healthCheckId,
      remindOn,
      sealedAddresses: secrets.seal(JSON.stringify(addresses)),
    });
  }
  return { survey, letters: fresh.length, dropped: to.length - fresh.length };
}

const spelling = (address: string) => address.toLowerCase();

export async function takeAddresses(
  trx: Knex.Transaction,
  secrets: Secrets,
  healthCheckId: number,
): Promise<string[]> {
  const [row] = await trx("survey_reminder")
    .where({ healthCheckId })
    .delete()
    .returning<{ sealedAddresses: string }[]>("sealed_addresses");
  return row === undefined ? [] : (JSON.parse(secrets.open(row.sealedAddresses)) as string[]);
}

export async function queueShuffled(
  trx: Knex.Transaction,
  healthCheckId: number,
  letters: readonly { to: string; letter: Letter }[],
  services: { secrets: Secrets; now: Date },
): Promise<void> {
  const waiting = [...letters];
  while (waiting.length > 0) {
    const [each] = waiting.splice(randomInt(waiting.length), 1) as [{ to: string; letter: Letter }];
    await trx("survey_letter").insert({ mailId: await queueMail(trx, each, services), healthCheckId });
  }
}
