import { done } from "../../lib/http/done.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { STAKEHOLDER_TYPE } from "../../stakeholder/stakeholderKinds.ts";
import { listNamesToAdd, readCompaniesPage } from "./companies.ts";
import { createNewUser, editUserDetails, getLocalMunicipalities, getOrganisations } from "./contract.ts";
import { createUser, editUser } from "./saveUser.ts";

const choiceRoutes = [
  route(getLocalMunicipalities, ({ trx }) =>
    trx("stakeholder as s")
      .join("boundary as b", "b.boundary_id", "s.boundary_id")
      .join("boundary as p", "p.boundary_id", "b.national_boundary_id")
      .where("s.stakeholder_type_id", STAKEHOLDER_TYPE.municipality)
      .orderBy("s.search_name")
      .select("s.stakeholder_id", "s.name", "p.description as province"),
  ),
  route(getOrganisations, async ({ query, env, trx }) => ({
    ...(await readCompaniesPage(trx, query)),
    namesToAdd: query.pageNumber === 1 ? await listNamesToAdd(trx, query.search, env) : [],
  })),
];

const createRoute = route(createNewUser, async ({ body, ...context }) => ({
  ...done("The user is created, and an invitation is on its way."),
  stakeholderId: await createUser(body, context),
}));

const editRoute = route(editUserDetails, async ({ query, body, ...context }) => ({
  ...done("The user is saved."),
  version: await editUser(query.stakeholderId, body, context),
}));

export const userFormRoutes: readonly Route[] = [...choiceRoutes, createRoute, editRoute];
