import type { Knex } from "knex";
import { done } from "../../lib/http/done.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import { multiTxRoute, route } from "../../lib/http/route.ts";
import { queueEmail } from "../../lib/mail/emailQueue.ts";
import { limitInvitations } from "../../lib/security/limitChanges.ts";
import type { Limited } from "../../lib/security/RateLimiter.ts";
import { writeDay } from "../../lib/time/writeDay.ts";
import { surveyUrl } from "../code/codes.ts";
import { listQuarters, storeQuarterResults } from "../results/closeSurveys.ts";
import { surveyState } from "../results/surveyState.ts";
import { beginSurvey } from "./beginSurvey.ts";
import { cancel, close, updateSettings } from "./changeSurvey.ts";
import {
  cancelSurvey,
  closeSurvey,
  deleteSurvey,
  excludeSurvey,
  inviteCode,
  issueOneTimeCodes,
  mailSurveyLink,
  updateSurvey,
} from "./contract.ts";
import { removeSurvey } from "./deleteSurvey.ts";
import { writeSurveyLink } from "./emails.ts";
import { findOwnSurvey, type SurveyChange, saveSurveyVersion } from "./ownSurvey.ts";
import { addOneTimeCodes, countEmails, findLink, lockCodeSlipsSurvey } from "./shareSurvey.ts";

const DAY_SECONDS = 24 * 60 * 60;
const toMailLimit = (organisationId: number | null): Limited => ({
  message: "Your organisation has sent e-mails many times today. Please go on tomorrow.",
  counts: [
    {
      limit: { name: "survey link mailed", free: 20, seconds: DAY_SECONDS, afterwards: "wait" },
      key: String(organisationId),
    },
  ],
});

export const invitationRoutes = [
  route(inviteCode, async ({ body, session, trx, secrets, env, today, now, audit }) => {
    const begunSurvey = await beginSurvey(trx, { body, session, secrets, today, now });
    const { healthCheckId, organisationId, code } = begunSurvey;
    await audit(trx, { what: "survey begun", subject: organisationId, after: { healthCheckId, ...body } });
    return { ...done("The survey was made."), url: surveyUrl(env, code), healthCheckId };
  }),
  route(updateSurvey, async ({ body, session, trx, secrets, today, now, audit }) => {
    const { HealthCheckId: healthCheckId, version, ...settings } = body;
    const change = { session, healthCheckId, version, secrets, today, now };
    const before = await updateSettings(trx, change, settings);
    await audit(trx, {
      what: "survey changed",
      subject: before.organisationId,
      before: {
        EffectiveFrom: before.effectiveFrom,
        ExpectedResponses: before.expectedResponses,
        Mode: before.mode,
      },
      after: { healthCheckId, ...settings },
    });
    return done("The survey was changed.");
  }),
  route(cancelSurvey, async ({ body, session, trx, today, now, audit }) => {
    const { HealthCheckId: healthCheckId, version } = body;
    const { organisationId } = await cancel(trx, { session, healthCheckId, version, today, now });
    await audit(trx, { what: "survey cancelled", subject: organisationId, before: { healthCheckId } });
    return done("The survey was cancelled. It can be begun again.");
  }),
  route(closeSurvey, async ({ body, session, trx, today, now, audit }) => {
    const { HealthCheckId: healthCheckId, version } = body;
    const { organisationId } = await close(trx, { session, healthCheckId, version, today, now });
    await audit(trx, { what: "survey closed", subject: organisationId, after: { healthCheckId } });
    return done("The survey is closed.");
  }),
  route(issueOneTimeCodes, async ({ body, session, trx, secrets, env, today, audit }) => {
    const { HealthCheckId: healthCheckId, ...slips } = body;
    const survey = await lockCodeSlipsSurvey(trx, { session, healthCheckId, secrets, today });
    const slipRequest = { count: slips.Count, voidsEarlier: slips.VoidEarlier, field: "Count" };
    const codes = await addOneTimeCodes(trx, secrets, survey, slipRequest);
    await audit(trx, {
      what: "slips issued",
      subject: survey.organisationId,
      after: { healthCheckId, ...slips },
    });
    return {
      ...done("The slips were made."),
      slips: codes.map((code) => ({ code, url: surveyUrl(env, code) })),
    };
  }),
  multiTxRoute(
    mailSurveyLink,
    async ({ body, session, transact, rateLimiter, secrets, env, today, now, audit }) => {
      const { HealthCheckId: healthCheckId } = body;
      const request = { session, healthCheckId, secrets, today };
      await transact((trx) => findLink(trx, request));
      await rateLimiter.count(toMailLimit(session.organisationId));
      const addresses = new Set(body.To);
      return transact(async (trx) => {
        const { survey, code } = await findLink(trx, request);
        const { organisation, organisationId, effectiveTo, questionCount } = survey;
        await countEmails(trx, healthCheckId, addresses.size);
        await limitInvitations(trx, addresses.size, { actor: session.stakeholderId, now });
        const email = writeSurveyLink({
          organisation,
          sender: await getName(trx, session.stakeholderId),
          questionCount,
          link: surveyUrl(env, code),
          closesOn: writeDay(effectiveTo),
        });
        for (const to of addresses) await queueEmail(trx, { to, email }, { secrets, now });
        await audit(trx, {
          what: "survey link mailed",
          subject: organisationId,
          after: { healthCheckId, letters: addresses.size },
        });
        return done(
          addresses.size === 1 ? "The link is on its way." : `${addresses.size} e-mails are on their way.`,
        );
      });
    },
  ),
  route(excludeSurvey, async ({ body, session, trx, today, now, audit }) => {
    const { HealthCheckId: healthCheckId, version, Reason } = body;
    const before = await exclude(trx, { session, healthCheckId, version, today, now }, Reason);
    await audit(trx, {
      what: "survey excluded or counted again",
      subject: before.organisationId,
      before: { healthCheckId, reason: before.exclusionReason },
      after: { healthCheckId, reason: Reason },
    });
    return done(
      Reason === null
        ? "The survey counts in the public figures again."
        : "The survey is excluded from the public figures.",
    );
  }),
  route(deleteSurvey, async ({ query, session, trx, now, audit }) => {
    const organisationId = await removeSurvey(trx, { session, ...query, now });
    await audit(trx, {
      what: "survey deleted",
      subject: organisationId,
      before: { healthCheckId: query.healthCheckId },
    });
    return done("The survey and everything that was answered in it were deleted.");
  }),
];

async function exclude(
  trx: Knex.Transaction,
  change: SurveyChange & { today: string },
  exclusionReason: string | null,
): Promise<{ organisationId: number; exclusionReason: string | null }> {
  const { healthCheckId, today } = change;
  const survey: { organisationId: number; exclusionReason: string | null } | undefined = await trx(
    "health_check",
  )
    .where({ healthCheckId })
    .first("stakeholder_id as organisation_id", "exclusion_reason");
  if (survey === undefined) throw notFound("The survey");
  if (surveyState(await findOwnSurvey(trx, survey, healthCheckId), today) !== "closed") {
    throw new HttpError(409, "not-closed", "This survey is not closed yet: it is in no public figures.");
  }
  await saveSurveyVersion(trx, survey, change, { exclusionReason });
  await storeQuarterResults(trx, await listQuarters(trx, [healthCheckId]));
  return survey;
}

async function getName(trx: Knex, stakeholderId: number): Promise<string> {
  const { name } = await trx("stakeholder").where({ stakeholderId }).first("name");
  return name;
}
