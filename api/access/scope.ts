import type { Knex } from "knex";
import type { Session } from "../lib/http/route.ts";

/** Hides the rows of other organisations, so that their ids get the response for unknown ids. */
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
