import type { Knex } from "knex";
import { ofOwnMunicipalities } from "../../access/scope.ts";
import { notFound } from "../../lib/http/errors.ts";
import type { Actor } from "../Actor.ts";

export async function demandingAmong(
  trx: Knex,
  boundaryIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const ids: number[] = await trx("boundary as b")
    .join("second_person as two", "two.boundary_id", "b.national_boundary_id")
    .whereIn("b.boundary_id", [...new Set(boundaryIds)])
    .pluck("b.boundary_id");
  return new Set(ids);
}

export async function provincesDemanding(trx: Knex, boundaryIds: readonly number[]): Promise<string[]> {
  const demanding = await demandingAmong(trx, boundaryIds);
  return trx("boundary as b")
    .join("boundary as province", "province.boundary_id", "b.national_boundary_id")
    .whereIn("b.boundary_id", [...demanding])
    .orderBy("province.description")
    .distinct("province.description")
    .pluck("province.description");
}

/**
 * One person sets the rule. It is lifted by two: it holds until somebody else confirms.
 * @throws a 404 if the caller does not capture the whole province
 */
export async function setSecondPerson(
  trx: Knex.Transaction,
  { session, audit }: Actor,
  { boundaryId, isDemanded }: { boundaryId: number; isDemanded: boolean },
): Promise<"holds" | "asked" | "lifted"> {
  const inProvince = () =>
    trx("boundary").where({ nationalBoundaryId: boundaryId, boundaryTypeId: 3 }).count("* as count").first();
  const all = await inProvince();
  const own = await ofOwnMunicipalities(inProvince(), session, "boundary_id");
  if (Number(all?.count) === 0 || all?.count !== own?.count) throw notFound("This province");
  const rule: Rule | undefined = await trx("second_person")
    .where({ boundaryId })
    .forUpdate()
    .first("lifted_by");
  const outcome = isDemanded
    ? await hold(trx, boundaryId)
    : await lift(trx, rule, { boundaryId, by: session.stakeholderId });
  await audit(trx, {
    what: "second person demanded",
    before: { boundaryId, isDemanded: rule !== undefined },
    after: { boundaryId, isDemanded: outcome !== "lifted", outcome },
  });
  return outcome;
}

type Rule = { liftedBy: number | null };

async function hold(trx: Knex.Transaction, boundaryId: number): Promise<"holds"> {
  await trx("second_person").insert({ boundaryId, liftedBy: null }).onConflict("boundary_id").merge();
  return "holds";
}

async function lift(
  trx: Knex.Transaction,
  rule: Rule | undefined,
  { boundaryId, by }: { boundaryId: number; by: number },
): Promise<"asked" | "lifted"> {
  if (rule !== undefined && (rule.liftedBy === null || rule.liftedBy === by)) {
    await trx("second_person").where({ boundaryId }).update({ liftedBy: by });
    return "asked";
  }
  await trx("second_person").where({ boundaryId }).delete();
  return "lifted";
}
