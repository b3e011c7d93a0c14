import type { Knex } from "knex";
import type { Session } from "../lib/route.ts";

/**
 * Only the caller's organisation, so that another's id answers like an unknown one. Every query on an organisation's
 * rows uses this or `ofOwnMunicipalities`.
 * @param column names the row's organisation
 */
export function ofOwnOrganisation(
  query: Knex.QueryBuilder,
  { organisationId }: Pick<Session, "organisationId">,
  column: string,
): Knex.QueryBuilder {
  return organisationId === null ? query.whereRaw("false") : query.where(column, organisationId);
}

/**
 * Only municipalities the caller captures.
 * @param column names the row's municipality
 */
export function ofOwnMunicipalities(
  query: Knex.QueryBuilder,
  { municipalityIds }: Pick<Session, "municipalityIds">,
  column: string,
): Knex.QueryBuilder {
  return query.whereIn(column, [...municipalityIds]);
}
