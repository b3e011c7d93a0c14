import type { Knex } from "knex";
import { COUNTRY } from "../../shared/figures/boundaryTypes.ts";
import { dayBefore } from "../../shared/quarters.ts";
import { getOfficialSourceId } from "../Actor.ts";
import type { Values } from "../fields.ts";
import { diff } from "../patch.ts";
import { writePatches } from "./applyPatch.ts";

type LineAuthor = { by: number; at: Date; today: string };

/** Does not write the line's numbers: it may have several of one kind, which a patch cannot hold. */
export async function writeNationalLine(
  trx: Knex.Transaction,
  { by, at, today }: LineAuthor,
  stakeholderId: number,
  { before, after }: Record<"before" | "after", Values>,
): Promise<void> {
  const { id } = await trx("building_block_stakeholder")
    .where({ stakeholderId, boundaryId: COUNTRY })
    .first("building_block_stakeholder_id as id");
  const place = { stakeholderId, buildingBlockStakeholderId: id, address: null };
  await writePatches(trx, { by, at, getSourceId: getOfficialSourceId }, [
    { place, edits: diff(null, before, after), day: today },
  ]);
}

type LineNumber = { contactTypeId: number; detail: string };

export async function addLineNumbers(
  trx: Knex.Transaction,
  stakeholderId: number,
  numbers: readonly LineNumber[],
  today: string,
): Promise<void> {
  if (numbers.length === 0) return;
  await trx("contact").insert(numbers.map((each) => ({ ...each, stakeholderId, validFrom: today })));
}

export async function endLineNumbers(
  trx: Knex.Transaction,
  contactIds: readonly number[],
  today: string,
): Promise<void> {
  await trx("contact")
    .whereIn("contact_id", [...contactIds])
    .update({ validTo: dayBefore(today) });
}
