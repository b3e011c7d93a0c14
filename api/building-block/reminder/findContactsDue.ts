import type { Knex } from "knex";
import { isActive } from "../../access/accountState.ts";
import type { Reminder, ReminderSource } from "../../lib/mail/queueReminders.ts";
import { counted } from "../../lib/text/counted.ts";
import { dayNumber } from "../../lib/time/spans.ts";
import type { PermissionName } from "../../shared/permissions.ts";
import { lastDayOf, quarterOfDay } from "../../shared/quarters.ts";
import { RELATIONSHIP_TYPES } from "../../stakeholder/stakeholderKinds.ts";
import { countCaptures } from "../capture/captures.ts";
import { writeContactsDue } from "../emails.ts";
import { readWorkCounts } from "../overview/work.ts";

const REMINDER_PERMISSIONS: readonly PermissionName[] = ["EditBuildingBlock", "ValidateBuildingBlock"];

type Recipient = {
  stakeholderId: number;
  username: string;
  name: string;
  /** Ids of boundaries; a municipality has the same id as a stakeholder. */
  municipalityIds: number[];
  mayVerify: boolean;
};
type Municipality = { boundaryId: number; nationalBoundaryId: number; description: string };

/** Users who capture a whole province also get the names of its municipalities with overdue contacts. */
export const findContactsDue: ReminderSource = async (trx, { today, origin }) => {
  const { occasions, endsOn } = listOccasions(today);
  const recipients = await findRecipients(trx, occasions[0]);
  if (recipients.length === 0) return [];
  const municipalities: Municipality[] = await trx("boundary")
    .where({ boundaryTypeId: 3 })
    .orderBy("description")
    .select("boundary_id", "national_boundary_id", "description");
  const municipalityIds = municipalities.map(({ boundaryId }) => boundaryId);
  const workCounts = await readWorkCounts(trx, municipalityIds, today);
  const reminders: Reminder[] = [];
  for (const recipient of recipients) {
    const { stakeholderId, username, name, municipalityIds } = recipient;
    const ownMunicipalities = municipalities.filter(({ boundaryId }) => municipalityIds.includes(boundaryId));
    const due = ownMunicipalities.reduce(
      (sum, { boundaryId }) => sum + workCounts.getMunicipalityCounts(boundaryId).dueCount,
      0,
    );
    const { toVerify, returned } = await countCaptures(trx, recipient, today);
    if (due + toVerify + returned === 0) continue;
    const overdue = listMunicipalitiesOfFullProvinces(ownMunicipalities, municipalities).flatMap(
      ({ boundaryId, description }) => {
        const { overdueCount } = workCounts.getMunicipalityCounts(boundaryId);
        return overdueCount === 0 ? [] : [`${description} (${overdueCount})`];
      },
    );
    const email = writeContactsDue({
      name,
      due: due === 0 ? null : counted(due, "contact"),
      pendingText: toVerify === 0 ? null : counted(toVerify, "change"),
      returned: returned === 0 ? null : counted(returned, "change"),
      endsOn,
      overdue: overdue.join(", ") || null,
      link: `${origin}/buildingBlock/?due=now`,
    });
    reminders.push({ stakeholderId, username, occasions, email });
  }
  return reminders;
};

/**
 * Counts accounts as active by production's rule, which excludes demonstration accounts, because they have no
 * mailbox.
 */
function findRecipients(trx: Knex.Transaction, occasion: string): Promise<Recipient[]> {
  const municipalities = trx("stakeholder_relationship as r")
    .where("r.relationship_type_id", RELATIONSHIP_TYPES.buildingBlockCoordinator)
    .whereRaw("r.stakeholder_id = u.stakeholder_id")
    .select("r.related_stakeholder_id");
  const reminderPermissions = trx("group_member as m")
    .join("group_action as g", "g.group_id", "m.group_id")
    .join("action as a", "a.action_id", "g.action_id")
    .whereRaw("m.stakeholder_id = u.stakeholder_id")
    .whereIn("a.action", REMINDER_PERMISSIONS);
  const alreadySent = trx("reminder as d")
    .whereRaw("d.stakeholder_id = u.stakeholder_id")
    .where("d.occasion", occasion);
  return trx("user_account as u")
    .join("stakeholder as s", "s.stakeholder_id", "u.stakeholder_id")
    .where(isActive(trx, { NODE_ENV: "production" }, "u"))
    .whereExists(reminderPermissions)
    .whereExists(municipalities)
    .whereNotExists(alreadySent)
    .orderBy("u.stakeholder_id")
    .select(
      "u.stakeholder_id",
      "u.username",
      "s.name",
      trx.raw("exists ? as may_verify", [
        reminderPermissions.clone().where("a.action", "ValidateBuildingBlock"),
      ]),
      trx.raw("array(?) as municipality_ids", [municipalities]),
    );
}

function listMunicipalitiesOfFullProvinces(
  ownMunicipalities: readonly Municipality[],
  allMunicipalities: readonly Municipality[],
): Municipality[] {
  const ids = new Set(ownMunicipalities.map(({ boundaryId }) => boundaryId));
  const incompleteProvinceIds = new Set(
    allMunicipalities
      .filter(({ boundaryId }) => !ids.has(boundaryId))
      .map(({ nationalBoundaryId }) => nationalBoundaryId),
  );
  return ownMunicipalities.filter(({ nationalBoundaryId }) => !incompleteProvinceIds.has(nationalBoundaryId));
}

const REMINDER_DAYS_BEFORE_QUARTER_END = [3, 14];
/** Day 0 was a Saturday, so adding five days makes each week begin on a Monday. */
const DAYS_FROM_MONDAY = 5;
const DAYS_PER_WEEK = 7;

/** `endsOn` is the quarter's last day if it is at most 14 days away, otherwise null. */
export function listOccasions(today: string): { occasions: Reminder["occasions"]; endsOn: string | null } {
  const quarter = quarterOfDay(today);
  const lastDay = lastDayOf(quarter);
  const daysLeft = dayNumber(lastDay) - dayNumber(today);
  const week = `week ${Math.floor((dayNumber(today) + DAYS_FROM_MONDAY) / DAYS_PER_WEEK)}`;
  const days = REMINDER_DAYS_BEFORE_QUARTER_END.find((each) => daysLeft <= each);
  if (days === undefined) return { occasions: [week], endsOn: null };
  const end = `${days} days before ${lastDay}`;
  return { occasions: [end, week], endsOn: lastDay };
}
