import { done } from "../lib/done.ts";
import { notFound } from "../lib/errors.ts";
import { readPage } from "../lib/readPage.ts";
import { type Route, route, steppedRoute } from "../lib/route.ts";
import { whereFound } from "../lib/search.ts";
import { STAKEHOLDER_TYPE } from "../stakeholder/stakeholderKinds.ts";
import { findAccountOf } from "./accounts.ts";
import { changeEach, disableUser, inviteAgain, saveOne } from "./changeUsers.ts";
import {
  changeUsers,
  copyInvitation,
  createNewUser,
  deleteUser,
  editUserDetails,
  endUserSession,
  getAllUsers,
  getLocalMunicipalities,
  getOrganisations,
  getUserDetails,
  getUserSessions,
  resendInvitation,
  setUserDisabled,
  withdrawInvitation,
} from "./contract.ts";
import { lockInvited, makeInvitationLink, withdrawInvitation as withdraw } from "./invitations.ts";
import { refuseStronger, removeUser } from "./removeUser.ts";
import { companies, createUser, editUser } from "./saveUser.ts";
import { pageOfUsers, readUser } from "./userQueries.ts";
import { endListed, listSessions } from "./userSessions.ts";

const reading = [
  route(getAllUsers, ({ query, trx, now }) => pageOfUsers(trx, query, now)),
  route(getUserDetails, ({ query, trx, session, now }) =>
    readUser(trx, query.stakeholderId, { stakeholderId: session.stakeholderId, now }),
  ),
  route(getLocalMunicipalities, ({ trx }) =>
    trx("stakeholder as s")
      .join("boundary as b", "b.boundary_id", "s.boundary_id")
      .join("boundary as p", "p.boundary_id", "b.national_boundary_id")
      .where("s.stakeholder_type_id", STAKEHOLDER_TYPE.municipality)
      .orderBy("s.search_name")
      .select("s.stakeholder_id", "s.name", "p.description as province"),
  ),
  route(getOrganisations, async ({ query: { search, pageNumber, pageSize }, trx }) => {
    const query = companies(trx).select("s.stakeholder_id", "s.name as organisation_name");
    const page = { pageNumber, pageSize, order: [{ by: "s.search_name" }], id: "s.stakeholder_id" };
    const { rows, total } = await readPage<{ stakeholderId: number; organisationName: string }>(
      whereFound(query, search, ["s.search_name"]),
      page,
    );
    return { organisations: rows, total };
  }),
];

const create = route(createNewUser, async ({ body, ...saving }) => ({
  ...done("The user is created, and an invitation is on its way."),
  stakeholderId: await createUser(body, saving),
}));

const edit = route(editUserDetails, async ({ query, body, ...saving }) => ({
  ...done("The user is saved."),
  version: await editUser(query.stakeholderId, body, saving),
}));

const remove = route(deleteUser, async ({ query: { stakeholderId }, trx, session, env, audit }) => {
  if ((await findAccountOf(trx, stakeholderId)) === undefined) throw notFound("The user");
  await refuseStronger(trx, stakeholderId, session.stakeholderId);
  await removeUser(stakeholderId, { trx, env });
  await audit(trx, { what: "user deleted", subject: stakeholderId });
  return done("The user is deleted.");
});

const disable = route(setUserDisabled, async ({ body, ...saving }) => {
  const { version } = await saveOne(body, saving);
  await disableUser(body, saving);
  return { ...done(body.isDisabled ? "The account is disabled." : "The account is enabled."), version };
});

const resend = route(resendInvitation, async ({ body, ...saving }) => {
  await inviteAgain(body.stakeholderId, saving);
  return done("A new invitation is on its way. The link before it no longer works.");
});

const copy = route(copyInvitation, async ({ body: { stakeholderId }, ...saving }) => {
  const { trx, session, audit } = saving;
  const account = await lockInvited(trx, stakeholderId, session.stakeholderId);
  const url = await makeInvitationLink(account, saving);
  await audit(trx, { what: "invitation link copied", subject: stakeholderId });
  return { ...done("This link works once, for seven days. The link before it no longer works."), url };
});

const takeBack = route(withdrawInvitation, async ({ body: { stakeholderId }, trx, session, audit }) => {
  await lockInvited(trx, stakeholderId, session.stakeholderId);
  await withdraw(trx, stakeholderId);
  await audit(trx, { what: "invitation withdrawn", subject: stakeholderId });
  return done("The invitation is withdrawn.");
});

const changeMany = steppedRoute(changeUsers, async ({ body, ...steps }) => {
  const outcomes = await changeEach(body, steps);
  const count = outcomes.filter(({ isDone }) => isDone).length;
  return { ...done(`Done for ${count} of ${outcomes.length} people.`), outcomes };
});

const sessionsOf = steppedRoute(getUserSessions, async ({ query, session, visit, transact }) => {
  const { stakeholderId } = query;
  const { sessionHash } = visit;
  return { sessions: await transact((trx) => listSessions(trx, { session, stakeholderId, sessionHash })) };
});

const endSession = steppedRoute(endUserSession, async ({ body, session, visit, transact, audit }) => {
  const { sessionHash } = visit;
  await transact(async (trx) => {
    const subject = await endListed(trx, {
      session,
      sessionHash,
      stakeholderId: body.stakeholderId,
      sessionId: body.sessionId,
    });
    await audit(trx, { what: "session ended", subject });
  });
  return done("Signed out there.");
});

export const userRoutes: readonly Route[] = [
  ...reading,
  create,
  edit,
  remove,
  disable,
  resend,
  copy,
  takeBack,
  changeMany,
  sessionsOf,
  endSession,
];
