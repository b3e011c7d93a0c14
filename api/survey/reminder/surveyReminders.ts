import type { Knex } from "knex";
import { findUsersWithPermission } from "../../access/findUsersWithPermission.ts";
import type { ReminderSource } from "../../lib/mail/queueReminders.ts";
import { RELATIONSHIP_TYPES } from "../../stakeholder/stakeholderKinds.ts";
import { OCCASIONS, type Occasion } from "./occasions.ts";

type Recipient = {
  stakeholderId: number;
  username: string;
  recipientName: string;
  organisationId: number | null;
  organisation: string;
};

export const surveyReminders: readonly ReminderSource[] = OCCASIONS.map(
  (occasion) =>
    async (trx, { today, origin }) => {
      const notices = await occasion.find(trx, today);
      const byOrganisation = Map.groupBy(notices, ({ organisationId }) => organisationId);
      const recipients =
        notices.length === 0 ? [] : await findRecipients(trx, occasion, [...byOrganisation.keys()]);
      return recipients.flatMap(({ stakeholderId, username, ...to }) =>
        (byOrganisation.get(to.organisationId) ?? []).map((notice) => ({
          ...{ stakeholderId, username },
          occasions: [notice.occasion] as const,
          email: notice.write({ ...to, origin }),
        })),
      );
    },
);

/** Uses production's rule, which excludes demonstration accounts, because they have no mailbox. */
function findRecipients(
  trx: Knex.Transaction,
  { kind, permission }: Occasion,
  organisationIds: readonly (number | null)[],
): Promise<Recipient[]> {
  const recipients = findUsersWithPermission(trx, [permission], { NODE_ENV: "production" })
    .select("u.stakeholder_id", "u.username", "s.name as recipientName")
    .orderBy("u.stakeholder_id");
  if (kind === null) {
    return recipients.select(trx.raw("null::int as organisation_id, '' as organisation"));
  }
  return recipients
    .join("stakeholder_relationship as r", "r.stakeholder_id", "u.stakeholder_id")
    .join("stakeholder as o", "o.stakeholder_id", "r.related_stakeholder_id")
    .where("r.relationship_type_id", RELATIONSHIP_TYPES.contactPerson)
    .whereIn("r.related_stakeholder_id", organisationIds)
    .whereRaw("not ? = any (u.stopped_mail)", [kind])
    .select("o.stakeholder_id as organisation_id", "o.name as organisation");
}
