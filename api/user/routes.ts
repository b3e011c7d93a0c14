import { findOrganisationOfLastMember } from "../access/organisationMembers.ts";
import { done } from "../lib/http/done.ts";
import { notFound } from "../lib/http/errors.ts";
import { multiTxRoute, type Route, route } from "../lib/http/route.ts";
import { changeEach, disableUser, saveOne } from "./changeUsers.ts";
import {
  changeUsers,
  deleteUser,
  exportUsers,
  getAllUsers,
  getUserDetails,
  setUserDisabled,
} from "./contract.ts";
import { userFormRoutes } from "./form/routes.ts";
import { userInvitationRoutes } from "./invitation/routes.ts";
import { refuseStronger, removeUser } from "./removeUser.ts";
import { userSessionRoutes } from "./session/routes.ts";
import { readAllUsers, readUser, readUsersPage } from "./userQueries.ts";

const readRoutes = [
  route(getAllUsers, ({ query, trx, now }) => readUsersPage(trx, query, now)),
  route(exportUsers, async ({ body, trx, now, audit }) => {
    const users = await readAllUsers(trx, body, now);
    await audit(trx, { what: "users exported", after: { ...body, count: users.length } });
    return { users };
  }),
  route(getUserDetails, async ({ query: { stakeholderId }, trx, session, env, now }) => ({
    ...(await readUser(trx, stakeholderId, { stakeholderId: session.stakeholderId, now })),
    lastMemberOf: await findOrganisationOfLastMember(trx, stakeholderId, env),
  })),
];

const deleteRoute = route(deleteUser, async ({ query: { stakeholderId }, trx, session, env, audit }) => {
  if ((await trx("user_account").where({ stakeholderId }).first("stakeholder_id")) === undefined)
    throw notFound("The user");
  await refuseStronger(trx, stakeholderId, session.stakeholderId);
  await removeUser(stakeholderId, { trx, env });
  await audit(trx, { what: "user deleted", subject: stakeholderId });
  return done("The user is deleted.");
});

const disableRoute = route(setUserDisabled, async ({ body, ...context }) => {
  const { version } = await saveOne(body, context);
  await disableUser(body, context);
  return { ...done(body.isDisabled ? "The account is disabled." : "The account is enabled."), version };
});

const bulkChangeRoute = multiTxRoute(changeUsers, async ({ body, ...context }) => {
  const outcomes = await changeEach(body, context);
  const count = outcomes.filter(({ isDone }) => isDone).length;
  return { ...done(`Done for ${count} of ${outcomes.length} people.`), outcomes };
});

export const userRoutes: readonly Route[] = [
  ...readRoutes,
  ...userFormRoutes,
  deleteRoute,
  disableRoute,
  ...userInvitationRoutes,
  bulkChangeRoute,
  ...userSessionRoutes,
];
