import type { Knex } from "knex";
import type { Session } from "../lib/route.ts";

/**
 * Narrows a query to the rows of the caller's organisation, as if there were no others: another's id is answered as an
 * unknown one. Every query on an organisation's rows goes through here, or through `ofOwnMunicipalities`.
 *
 * @param column where a row names its organisation
 */
export function ofOwnOrganisation(
  query: Knex.QueryBuilder,
  { organisationId }: Pick<Session, "organisationId">,
  column: string,
): Knex.QueryBuilder {
  return organisationId === null ? query.whereRaw("false") : query.where(column, organisationId);
}

/**
 * Narrows a query to the rows of the municipalities that the caller captures.
 *
 * @param column where a row names its municipality
 */
export function ofOwnMunicipalities(
  query: Knex.QueryBuilder,
  { municipalityIds }: Pick<Session, "municipalityIds">,
  column: string,
): Knex.QueryBuilder {
  return query.whereIn(column, [...municipalityIds]);
}
