import type { Knex } from "knex";
import type { Session } from "../lib/http/route.ts";

/**
 * Another organisation's id gets the same response as an unknown one. Use this or `whereOwnMunicipalities` for
 * an organisation's rows.
 */
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
