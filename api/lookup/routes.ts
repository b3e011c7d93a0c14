import { route } from "../lib/http/route.ts";
import { getOrganisationTypes, getUserJobRoles, getUserTitles } from "./contract.ts";

export const lookupRoutes = [
  route(getUserJobRoles, ({ trx }) => trx("job_role").orderBy("role_id").select("role_id", "description")),
  route(getUserTitles, ({ trx }) => trx("user_title").orderBy("title_id").select("title_id", "description")),
  route(getOrganisationTypes, ({ trx }) =>
    trx("organisation_type").orderBy("seq").select("organisation_type_id", "description"),
  ),
];
