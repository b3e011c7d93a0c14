import type { Knex } from "knex";
import { inBoundary } from "../../access/inBoundary.ts";
import { readPage } from "../../lib/database/readPage.ts";
import type { Session } from "../../lib/http/route.ts";
import { CAPTURE } from "../conditions.ts";
import { readCurrentInstance } from "../instance/detail.ts";
import { type OwnInstance, ownInstances } from "../instance/findInstance.ts";
import type { ListedCapture } from "./contract.ts";
import { findCapture } from "./findCapture.ts";

type Asked = {
  pageNumber: number;
  pageSize: number;
  state: ListedCapture["state"];
  boundaryId?: number | undefined;
};

export async function listCaptures(
  trx: Knex,
  session: Session,
  { pageNumber, pageSize, state, boundaryId }: Asked,
  today: string,
): Promise<{ captures: ListedCapture[]; total: number }> {
  const query = ownInstances(trx, session, today)
    .join("building_block_capture as c", "c.building_block_stakeholder_id", "i.building_block_stakeholder_id")
    .where("c.state", state === "waiting" ? CAPTURE.waiting : CAPTURE.sentBack);
  inBoundary(query, boundaryId);
  const { rows, total } = await readPage<OwnInstance>(query, {
    pageNumber,
    pageSize,
    order: [{ by: "c.captured_at" }],
    id: "c.capture_id",
  });
  const captures: ListedCapture[] = [];
  for (const instance of rows) {
    const current = await readCurrentInstance(trx, instance, today);
    const capture = await findCapture(trx, session, current);
    if (capture === null) continue;
    const { proposed: _, ...summary } = capture;
    const { stakeholderId, buildingBlockId, name, buildingBlock, municipality } = current;
    const { boundaryStakeholderId, version, demandsSecondPerson } = current;
    captures.push({
      ...summary,
      ...{
        stakeholderId,
        buildingBlockId,
        name,
        buildingBlock,
        municipality,
        boundaryStakeholderId,
        version,
      },
      mayVerify: session.actions.has("ValidateBuildingBlock") && !(demandsSecondPerson && summary.isOwn),
    });
  }
  return { captures, total };
}
