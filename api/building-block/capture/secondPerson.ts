import type { Knex } from "knex";
import { findUsersWithPermission } from "../../access/findUsersWithPermission.ts";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import { notFound } from "../../lib/http/errors.ts";
import { queueEmail } from "../../lib/mail/emailQueue.ts";
import type { Env } from "../../lib/operating/env.ts";
import type { Secrets } from "../../lib/security/secrets.ts";
import { RELATIONSHIP_TYPES } from "../../stakeholder/stakeholderKinds.ts";
import type { Actor } from "../Actor.ts";
import { writeSecondPerson } from "../emails.ts";

export async function findBoundariesWithRule(
  trx: Knex,
  boundaryIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const ids: number[] = await trx("boundary as b")
    .join("second_person as two", "two.boundary_id", "b.national_boundary_id")
    .whereIn("b.boundary_id", [...new Set(boundaryIds)])
    .pluck("b.boundary_id");
  return new Set(ids);
}

export async function findProvincesWithRule(trx: Knex, boundaryIds: readonly number[]): Promise<string[]> {
  const boundariesWithRule = await findBoundariesWithRule(trx, boundaryIds);
  return trx("boundary as b")
    .join("boundary as province", "province.boundary_id", "b.national_boundary_id")
    .whereIn("b.boundary_id", [...boundariesWithRule])
    .orderBy("province.description")
    .distinct("province.description")
    .pluck("province.description");
}

/**
 * The rule continues to apply until a second person confirms that it is lifted.
 * @throws {HttpError} 404 if the user does not capture the whole province
 */
export async function setSecondPerson(
  trx: Knex.Transaction,
  { session, audit, env, secrets, now }: Actor & MailContext,
  { boundaryId, isDemanded }: { boundaryId: number; isDemanded: boolean },
): Promise<"holds" | "requested" | "lifted"> {
  const countMunicipalities = () =>
    trx("boundary").where({ nationalBoundaryId: boundaryId, boundaryTypeId: 3 }).count("* as count").first();
  const municipalities = await countMunicipalities();
  const ownMunicipalities = await whereOwnMunicipalities(countMunicipalities(), session, "boundary_id");
  if (Number(municipalities?.count) === 0 || municipalities?.count !== ownMunicipalities?.count)
    throw notFound("This province");
  const rule: Rule | undefined = await trx("second_person")
    .where({ boundaryId })
    .forUpdate()
    .first("lifted_by");
  const outcome = isDemanded
    ? await applyRule(trx, boundaryId)
    : await liftRule(trx, rule, { boundaryId, by: session.stakeholderId });
  await audit(trx, {
    what: "second person demanded",
    before: { boundaryId, isDemanded: rule !== undefined },
    after: { boundaryId, isDemanded: outcome !== "lifted", outcome },
  });
  const by = session.stakeholderId;
  const { name: actorName } = await trx("stakeholder").where({ stakeholderId: by }).first("name");
  const { description: province } = await trx("boundary").where({ boundaryId }).first("description");
  const link = `${env.PUBLIC_ORIGIN}/buildingBlock/`;
  for (const { username, name } of await findOtherVerifiers(trx, { boundaryId, by }, env)) {
    const email = writeSecondPerson({ name, by: actorName, province, change: CHANGE_TEXTS[outcome], link });
    await queueEmail(trx, { to: username, email }, { secrets, now });
  }
  return outcome;
}

type MailContext = { env: Pick<Env, "NODE_ENV" | "PUBLIC_ORIGIN">; secrets: Secrets };

const CHANGE_TEXTS = {
  holds: "set the rule: a second person verifies what somebody captured",
  requested: "asked to lift the rule of a second person; it holds until somebody else confirms",
  lifted: "confirmed that the rule of a second person is lifted",
};

const findOtherVerifiers = (
  trx: Knex.Transaction,
  { boundaryId, by }: { boundaryId: number; by: number },
  env: MailContext["env"],
): Promise<{ username: string; name: string }[]> =>
  findUsersWithPermission(trx, ["ValidateBuildingBlock"], env)
    .whereNot("u.stakeholder_id", by)
    .whereRaw(
      `not exists (select from boundary b where b.national_boundary_id = ? and b.boundary_type_id = 3 and not exists (
         select from stakeholder_relationship r where r.stakeholder_id = u.stakeholder_id
           and r.relationship_type_id = ? and r.related_stakeholder_id = b.boundary_id))`,
      [boundaryId, RELATIONSHIP_TYPES.buildingBlockCoordinator],
    )
    .orderBy("s.name")
    .select("u.username", "s.name");

type Rule = { liftedBy: number | null };

async function applyRule(trx: Knex.Transaction, boundaryId: number): Promise<"holds"> {
  await trx("second_person").insert({ boundaryId, liftedBy: null }).onConflict("boundary_id").merge();
  return "holds";
}

async function liftRule(
  trx: Knex.Transaction,
  rule: Rule | undefined,
  { boundaryId, by }: { boundaryId: number; by: number },
): Promise<"requested" | "lifted"> {
  if (rule !== undefined && (rule.liftedBy === null || rule.liftedBy === by)) {
    await trx("second_person").where({ boundaryId }).update({ liftedBy: by });
    return "requested";
  }
  await trx("second_person").where({ boundaryId }).delete();
  return "lifted";
}
