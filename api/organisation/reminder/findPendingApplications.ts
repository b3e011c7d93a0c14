import type { Knex } from "knex";
import { findUsersWithPermission } from "../../access/findUsersWithPermission.ts";
import type { ReminderSource } from "../../lib/mail/queueReminders.ts";
import { counted } from "../../lib/text/counted.ts";
import { isWorkingDay } from "../../lib/time/workingDays.ts";
import { EMERGENCY_DAYS } from "../../shared/contactTypes.ts";
import type { PermissionName } from "../../shared/permissions.ts";
import { readNumbersChecked } from "../../stakeholder/emergencyNumbers.ts";
import { writeReviewPending } from "../emails.ts";
import { readAdminDashboard } from "../overview/adminDashboard.ts";

type Recipient = {
  stakeholderId: number;
  username: string;
  name: string;
  decides: boolean;
  administers: boolean;
  callsNumbers: boolean;
};

/** Sends an e-mail about pending applications on each working day. */
export const findPendingApplications: ReminderSource = async (trx, { now, today, origin }) => {
  if (!isWorkingDay(today)) return [];
  const occasion = `waiting on ${today}`;
  const recipients = await findRecipients(trx, occasion);
  if (recipients.length === 0) return [];
  const texts = await findPendingTexts(trx, { now, today });
  return recipients.flatMap(({ stakeholderId, username, name, decides, administers, callsNumbers }) => {
    const pendingTexts = [
      ...(decides ? texts.toDecide : []),
      ...(callsNumbers ? texts.toCall : []),
      ...(administers ? texts.toMend : []),
    ];
    if (pendingTexts.length === 0) return [];
    const email = writeReviewPending({ name, pendingText: pendingTexts.join(" "), link: `${origin}/admin/` });
    return [{ stakeholderId, username, occasions: [occasion] as const, email }];
  });
};

const formatLineCount = (count: number) => `${count} of the emergency numbers on the pages of help`;
const CALL_EACH_LINE = "Call each line, and record the call under Operation.";

/** Writes numbers only, because an e-mail must not contain names. */
async function findPendingTexts(
  trx: Knex.Transaction,
  moment: { now: Date; today: string },
): Promise<{ toDecide: string[]; toCall: string[]; toMend: string[] }> {
  const { inProgressCount, waitingForApplicantCount, lateCount, failedMail } = await readAdminDashboard(
    trx,
    moment,
  );
  const undecidedCount = inProgressCount - waitingForApplicantCount;
  const late = lateCount > 0 ? `, ${lateCount} of them late` : "";
  const numbers = await readNumbersChecked(trx, moment.today);
  const failed = failedMail.reduce((sum, { count }) => sum + count, 0);
  return {
    toDecide: undecidedCount > 0 ? [`To decide: ${counted(undecidedCount, "application")}${late}.`] : [],
    toCall: [
      ...(numbers.late > 0
        ? [
            `Not checked for ${EMERGENCY_DAYS} days or longer: ${formatLineCount(numbers.late)}. ${CALL_EACH_LINE}`,
          ]
        : []),
      ...(numbers.neverChecked > 0
        ? [`Never checked: ${formatLineCount(numbers.neverChecked)}. ${CALL_EACH_LINE}`]
        : []),
    ],
    toMend: failed > 0 ? [`Could not be sent: ${counted(failed, "e-mail")}.`] : [],
  };
}

/** Counts accounts as active by the rule of production, because demonstration accounts have no mailbox. */
async function findRecipients(trx: Knex.Transaction, occasion: string): Promise<Recipient[]> {
  const findUserIds = (permission: PermissionName): Promise<number[]> =>
    findUsersWithPermission(trx, [permission], { NODE_ENV: "production" }).pluck("u.stakeholder_id");
  const deciders = await findUserIds("VerifyOrganisation");
  const administrators = await findUserIds("WorldOfImpactAdmin");
  const assignment = await trx("emergency_owner").whereIn("owner_id", administrators).first("owner_id");
  const callerIds: number[] = assignment === undefined ? administrators : [assignment.ownerId];
  const rows: Pick<Recipient, "stakeholderId" | "username" | "name">[] = await trx("user_account as u")
    .join("stakeholder as s", "s.stakeholder_id", "u.stakeholder_id")
    .whereIn("u.stakeholder_id", [...deciders, ...administrators])
    .whereNotExists(trx("reminder as d").whereRaw("d.stakeholder_id = u.stakeholder_id").where({ occasion }))
    .orderBy("u.stakeholder_id")
    .select("u.stakeholder_id", "u.username", "s.name");
  return rows.map((row) => ({
    ...row,
    decides: deciders.includes(row.stakeholderId),
    administers: administrators.includes(row.stakeholderId),
    callsNumbers: callerIds.includes(row.stakeholderId),
  }));
}
