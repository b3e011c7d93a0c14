import Papa from "papaparse";
import type { SheetPreview } from "../../api/building-block/sheet/contract.ts";
import { captureChecks, connect, timeUndone } from "./capturedSql.ts";
import { growFigures } from "./growFigures.ts";
import { type InProcessApi, sessionOf, startInProcess } from "./inProcessApi.ts";
import { compared, inTurn, limited, type Measurement } from "./Measurement.ts";

const LIMIT = { rounds: 3 };
/** Just under a sheet's 2,000 rows, with places and gaps. */
const CONTACTS = 690;
const API = "/api/buildingblock";
const CONTACT_ID = "Contact id";

/** Beside the statements that it sends. */
export const appliedSheet: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const url = await postgres.createDatabase("demonstration");
  const client = await connect(url);
  await growFigures(url);
  const { rows: users } = await client.query(
    "select stakeholder_id as id from user_account where username = 'buildingblock@demo.example'",
  );
  const { rows: municipalities } = await client.query(
    `select boundary_id as id from (
       select i.boundary_id, sum(count(*)) over (order by i.boundary_id) as people
       from building_block_stakeholder i
       join building_block_contact_person p using (building_block_stakeholder_id)
       where i.valid_to is null and p.valid_to is null group by i.boundary_id) as counted
     where people <= $1`,
    [CONTACTS],
  );
  const api = await startInProcess(
    url,
    sessionOf(
      users[0].id,
      municipalities.map(({ id }) => id),
    ),
  );
  try {
    await client.query("delete from building_block_capture");
    const sheet = await openSheet(api);
    // A second check on a day adds no ended row.
    await sheet.apply();
    const sent = await captureChecks(client, sheet.captureSql);
    const statements = sent.filter(({ text }) => !/^(begin|commit|rollback)/i.test(text));
    const times = await inTurn(LIMIT, {
      measured: sheet.apply,
      baseline: () => timeUndone(client, statements),
    });
    const what = `A sheet of ${sheet.rows} rows with ${sheet.changes()} changed contacts applied at 100 × the figures`;
    return [
      compared({
        what: `${what}, beside its ${statements.length} statements`,
        ...times,
        unit: "ms",
        atMost: 3,
      }),
      limited({ what, measured: times.measured, unit: "ms", atMost: 20_000 }),
    ];
  } finally {
    await client.end();
    await api.close();
    await postgres.dropDatabase(url);
  }
};

/** Gives every contact another role each time. */
async function openSheet(api: InProcessApi) {
  let round = 0;
  let changes = 0;
  const download = async () => {
    const call = { method: "POST" as const, address: `${API}/downloadSheet`, body: { format: "csv" } };
    const csv = (await api.send(call)).body as string;
    return Papa.parse<Record<string, string>>(csv.replace("\uFEFF", ""), {
      header: true,
      skipEmptyLines: true,
    }).data;
  };
  const edited = async () => {
    round += 1;
    const rows = await download();
    changes = rows.filter((row) => row[CONTACT_ID] !== "").length;
    const file = Buffer.from(
      Papa.unparse(rows.map((row) => (row[CONTACT_ID] === "" ? row : { ...row, Role: `Role ${round}` }))),
    );
    const query = "fileName=contacts.csv";
    const preview = await api.send({ method: "POST", address: `${API}/previewSheet?${query}`, body: file });
    const { fingerprint } = preview.body as SheetPreview;
    const address = `${API}/applySheet?${query}&fingerprint=${fingerprint}&checkedHow=1`;
    return { method: "POST" as const, address, body: file };
  };
  return {
    rows: (await download()).length,
    changes: () => changes,
    apply: async () => (await api.send(await edited())).ms,
    captureSql: async () => api.captureSql(await edited()),
  };
}
