import { join } from "node:path";
import type { Knex } from "knex";
import { findLatestBackup } from "../backup/backupFile.ts";
import { done } from "../lib/http/done.ts";
import { type Route, route, type Session } from "../lib/http/route.ts";
import { queueEmail } from "../lib/mail/emailQueue.ts";
import { type Env, STANDARD_FEEDBACK_EMAIL } from "../lib/operating/env.ts";
import type { AuditKind } from "../shared/auditKinds.ts";
import { PERMISSION_IDS } from "../shared/permissions.ts";
import { RELATIONSHIP_TYPES } from "../stakeholder/stakeholderKinds.ts";
import { getKinds } from "../user/secondFactors.ts";
import { changeSetupChecklist, getSetupChecklist, type SetupStep } from "./contract.ts";
import { writeMailTest } from "./emails.ts";

type SetupContext = {
  session: Session;
  env: Pick<Env, "PUBLISHER" | "FEEDBACK_EMAIL" | "SMTP_URL" | "VAR_DIR">;
};

async function readSetupSteps(
  trx: Knex.Transaction,
  { session: { stakeholderId }, env }: SetupContext,
): Promise<SetupStep[]> {
  const email = await trx("mail")
    .where({ template: "mail-test" })
    .whereNotNull("sent_at")
    .max("sent_at as at")
    .first<{ at: Date | null }>();
  const hasFactor = (await getKinds(trx, stakeholderId)).length > 0;
  const backupAt = await findLatestBackup(join(env.VAR_DIR, "backups"));
  const boundariesAt = await findImportTime(trx, (source) =>
    source.where({ theme: "boundaries", isApproximate: false }),
  );
  const figuresAt = await findImportTime(trx, (source) => source.whereNot({ theme: "boundaries" }));
  const coordinator = await findFirstCoordinator(trx);
  const isPublished = env.PUBLISHER !== undefined && env.FEEDBACK_EMAIL !== STANDARD_FEEDBACK_EMAIL;
  const mailAt = env.SMTP_URL === undefined ? null : (email?.at ?? null);
  return [
    { step: "publisher", isDone: isPublished, doneAt: null, doneBy: null },
    await readDoneStep(trx, "mail", mailAt, { what: "test letter sent" }),
    {
      ...(await readDoneStep(trx, "secondFactor", null, {
        what: "second factor added",
        subject: stakeholderId,
      })),
      isDone: hasFactor,
    },
    { step: "backup", isDone: backupAt !== null, doneAt: toIso(backupAt), doneBy: null },
    await readDoneStep(trx, "boundaries", boundariesAt, { what: "import applied" }),
    await readDoneStep(trx, "figures", figuresAt, { what: "import applied" }),
    await readDoneStep(trx, "coordinator", coordinator?.madeAt ?? null, {
      what: "user created",
      ...(coordinator && { subject: coordinator.stakeholderId }),
    }),
  ];
}

const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

async function readDoneStep(
  trx: Knex.Transaction,
  step: SetupStep["step"],
  doneAt: Date | null,
  { what, subject }: { what: AuditKind; subject?: number },
): Promise<SetupStep> {
  const entries = trx("audit_log")
    .leftJoin("stakeholder as s", "s.stakeholder_id", "audit_log.actor_stakeholder_id")
    .where({ what })
    .orderBy("audit_id", "desc");
  if (subject !== undefined) entries.where("subject_stakeholder_id", subject);
  const lastEntry: { happenedAt: Date; name: string | null } | undefined = await entries.first(
    "happened_at",
    "s.name",
  );
  return {
    step,
    isDone: doneAt !== null,
    doneAt: toIso(doneAt ?? lastEntry?.happenedAt ?? null),
    doneBy: lastEntry?.name ?? null,
  };
}

async function findImportTime(
  trx: Knex.Transaction,
  filterSources: (sources: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Date | null> {
  const sources = trx("data_source").where({ isDemonstration: false }).whereNotNull("fingerprint");
  const row = await filterSources(sources).min("captured_at as at").first();
  return row?.at ?? null;
}

async function findFirstCoordinator(
  trx: Knex.Transaction,
): Promise<{ stakeholderId: number; madeAt: Date } | undefined> {
  const dashboardUsers = trx("group_member as m")
    .join("group_action as a", "a.group_id", "m.group_id")
    .where("a.action_id", PERMISSION_IDS.BuildingBlockAdmin)
    .select("m.stakeholder_id");
  const coordinators = trx("stakeholder_relationship")
    .where({ relationshipTypeId: RELATIONSHIP_TYPES.buildingBlockCoordinator })
    .select("stakeholder_id");
  return trx("user_account")
    .where({ isDemonstration: false, isDisabled: false })
    .whereIn("stakeholder_id", dashboardUsers)
    .whereIn("stakeholder_id", coordinators)
    .orderBy("made_at")
    .first("stakeholder_id", "made_at");
}

const findAccount = (trx: Knex.Transaction, { stakeholderId }: Pick<Session, "stakeholderId">) =>
  trx("user_account").where("user_account.stakeholder_id", stakeholderId);

export const setupChecklistRoutes: readonly Route[] = [
  route(getSetupChecklist, async ({ trx, session, env }) => ({
    steps: await readSetupSteps(trx, { session, env }),
    hasMailServer: env.SMTP_URL !== undefined,
    isPutAway: (await findAccount(trx, session).first("is_checklist_put_away")).isChecklistPutAway,
  })),
  route(changeSetupChecklist, async ({ trx, body: { change }, session, audit, secrets, now }) => {
    const { stakeholderId } = session;
    if (change !== "send test mail") {
      const isPutAway = change === "put away";
      await findAccount(trx, session).update({ isChecklistPutAway: isPutAway });
      const what = isPutAway ? "setup checklist put away" : "setup checklist shown again";
      await audit(trx, { what, subject: stakeholderId });
      return done(isPutAway ? "The setup checklist is put away." : "The setup checklist is back.");
    }
    const { username, name } = await findAccount(trx, session)
      .join("stakeholder", "stakeholder.stakeholder_id", "user_account.stakeholder_id")
      .first("username", "name");
    await queueEmail(trx, { to: username, email: writeMailTest({ name }) }, { secrets, now });
    await audit(trx, { what: "test letter sent", subject: stakeholderId });
    return done(`An e-mail to ${username} is on its way.`);
  }),
];
