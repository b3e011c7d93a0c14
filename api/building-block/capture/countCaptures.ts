import type { Knex } from "knex";
import { CAPTURE, INSTANCE_IS_VALID } from "../conditions.ts";

type Official = { stakeholderId: number; mayVerify: boolean; municipalityIds: readonly number[] };

export async function countCaptures(
  trx: Knex,
  { stakeholderId, mayVerify, municipalityIds }: Official,
  today: string,
): Promise<{ toVerify: number; sentBack: number }> {
  const counted = (condition: string, name: string) =>
    trx.raw(`(count(*) filter (where ${condition}))::int as ${name}`, {
      ...{ stakeholderId, mayVerify, waiting: CAPTURE.waiting, sentBack: CAPTURE.sentBack },
    });
  return trx("building_block_capture as c")
    .join(
      "building_block_stakeholder as i",
      "i.building_block_stakeholder_id",
      "c.building_block_stakeholder_id",
    )
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .leftJoin("second_person as two", "two.boundary_id", "b.national_boundary_id")
    .whereIn("i.boundary_id", [...municipalityIds])
    .whereRaw(INSTANCE_IS_VALID, { today })
    .first(
      counted(
        "c.state = :waiting and :mayVerify and (c.captured_by <> :stakeholderId or two.boundary_id is null)",
        "to_verify",
      ),
      counted("c.state = :sentBack and c.captured_by = :stakeholderId", "sent_back"),
    );
}
