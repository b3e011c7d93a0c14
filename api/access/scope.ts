import type { Knex } from "knex";
import type { Session } from "../lib/http/route.ts";

/** Another organisation's id looks unknown. */
export function whereOwnOrganisation(
  query: Knex.QueryBuilder,
  { organisationId }: Pick<Session, "organisationId">,
  column: string,
): Knex.QueryBuilder {
  return organisationId === null ? query.whereRaw("false") : query.where(column, organisationId);
}

export function whereOwnMunicipalities(
  query: Knex.QueryBuilder,
  { municipalityIds }: Pick<Session, "municipalityIds">,
  column: string,
): Knex.QueryBuilder {
  return query.whereIn(column, [...municipalityIds]);
}
