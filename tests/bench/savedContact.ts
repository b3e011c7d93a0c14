import type { ContactsWithRequirements, Proposed } from "../../api/building-block/instance/contract.ts";
import { CONTACT_TYPE } from "../../api/shared/contactTypes.ts";
import { growFigures } from "./growFigures.ts";
import { createSession, type InProcessApi, startInProcess } from "./inProcessApi.ts";
import { compareToBaseline, type Measurement, measureInterleaved } from "./Measurement.ts";
import { connect, recordSqlAndRemoveChecks, type Statement, timeRolledBack } from "./recordedSql.ts";

const LIMIT = { rounds: 101, seconds: 10 };
const WARM_UPS = 15;
const POLICE = 1;
const DETAIL = "/api/buildingblock/getBuildingBlockContactsWithRequirements";
const UPDATE = "/api/buildingblock/updateBuildingBlockContactsAndRequirements";

export const benchSavedContact: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const url = await postgres.createDatabase("demonstration");
  const client = await connect(url);
  const { rows } = await client.query(
    `select stakeholder_id, boundary_id from building_block_stakeholder
     where building_block_id = $1 and captured_from is not null order by stakeholder_id limit 1`,
    [POLICE],
  );
  const { stakeholder_id: stakeholderId, boundary_id: municipalityId } = rows[0];
  const { rows: people } = await client.query(
    "select stakeholder_id as id from user_account where username = 'buildingblock@demo.example'",
  );
  await growFigures(url);
  const api = await startInProcess(url, createSession(people[0].id, [municipalityId]));
  try {
    const saving = await prepareSaving(
      api,
      `${DETAIL}?buildingBlockId=${POLICE}&stakeholderId=${stakeholderId}`,
    );
    for (let round = 0; round < WARM_UPS; round++) await saving.save();
    const statements = withoutRecomputation(await recordSqlAndRemoveChecks(client, saving.recordSql));
    const times = await measureInterleaved(LIMIT, {
      measured: saving.save,
      baseline: () => timeRolledBack(client, statements),
    });
    return [
      compareToBaseline({
        what: `Saving one contact with 100 times the figures of the demonstration, compared with ${statements.length} statements that do not recompute figures`,
        ...times,
        unit: "ms",
        atMost: 3,
      }),
    ];
  } finally {
    await client.end();
    await api.close();
    await postgres.dropDatabase(url);
  }
};

async function prepareSaving(api: InProcessApi, address: string) {
  const detail = (await api.send({ address })).body as ContactsWithRequirements;
  let { version } = detail;
  let saveCount = 0;
  const change = () => {
    saveCount += 1;
    const body: Proposed & Record<string, unknown> = {
      stakeholderId: detail.stakeholderId,
      buildingBlockId: detail.buildingBlockId,
      version,
      isSubmitted: true,
      checkedHow: 1,
      name: detail.name,
      address: { addressLine1: detail.address?.addressLine1 ?? "1 Example Street" },
      contacts: [
        { contactTypeId: CONTACT_TYPE.reception, detail: `011${String(saveCount).padStart(7, "0")}` },
      ],
      buildingBlockRequirements: [],
    };
    version += 1;
    return { method: "PUT" as const, address: UPDATE, body };
  };
  return {
    save: async () => (await api.send(change())).ms,
    recordSql: () => api.recordSql(change()),
  };
}

/** Between reading `data_version` and inserting `place_change`, the statements recompute the figures. */
function withoutRecomputation(statements: readonly Statement[]): Statement[] {
  const from = statements.findLastIndex(({ text }) => text.includes("data_version"));
  const until = statements.findLastIndex(({ text }) => text.includes("place_change"));
  if (from === -1 || until < from)
    throw new Error(
      "Expected data_version before place_change; adapt withoutRecomputation to the new order.",
    );
  return statements
    .filter((_, at) => at <= from || at >= until)
    .filter(({ text }) => !isTransactionControl(text));
}

const isTransactionControl = (text: string) => /^(begin|commit|rollback)/i.test(text);
