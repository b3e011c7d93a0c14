import { done } from "../lib/http/done.ts";
import { type Route, route } from "../lib/http/route.ts";
import { queueMail } from "../lib/mail/queueMail.ts";
import { getFirstDay, sendTestLetter } from "./contract.ts";
import { writeMailTest } from "./letters.ts";
import { readFirstDay } from "./readFirstDay.ts";

export const firstDayRoutes: readonly Route[] = [
  route(getFirstDay, async ({ trx, session, env }) => ({
    steps: await readFirstDay(trx, { session, env }),
    hasMailServer: env.SMTP_URL !== undefined,
  })),
  route(sendTestLetter, async ({ trx, session: { stakeholderId }, audit, secrets, now }) => {
    const { username, name } = await trx("user_account")
      .join("stakeholder", "stakeholder.stakeholder_id", "user_account.stakeholder_id")
      .where("user_account.stakeholder_id", stakeholderId)
      .first("username", "name");
    await queueMail(trx, { to: username, letter: writeMailTest({ name }) }, { secrets, now });
    await audit(trx, { what: "test letter sent", subject: stakeholderId });
    return done(`A letter to ${username} is on its way.`);
  }),
];
