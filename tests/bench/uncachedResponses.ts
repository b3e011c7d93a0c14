import { growFigures } from "./growFigures.ts";
import { type InProcessApi, startInProcess } from "./inProcessApi.ts";
import {
  compareToBaseline,
  type Measurement,
  measureInterleaved,
  measureTime,
  type Row,
} from "./Measurement.ts";
import { listPublicAddresses, type PublicAddress } from "./publicAddresses.ts";
import { connect, replay } from "./recordedSql.ts";

const LIMIT = { rounds: 301, seconds: 1.5 };
/** Requests before measuring, so that the code is compiled. */
const WARM_UPS = 25;

/** Excludes files, and endpoints whose lists are in the code and need no SQL. */
const hasStatements = ({ address, isFile }: PublicAddress) =>
  !isFile && !/^\/api\/(auth|config)\//.test(address);

/** Excludes findings, which also rank a place among all of its level. */
const readsFigures = (address: string) =>
  /\/(crime|dashboard|buildingblock|healthcheck|CollectiveAction|geomarker|actionsGeomarker)(\/|\?|$)/.test(
    address,
  );

/** Compares responses with their SQL alone, and with the same responses from a hundred times the figures. */
export const benchUncachedResponses: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const smallUrl = await postgres.createDatabase("demonstration");
  const bigUrl = await postgres.createDatabase({ copyOf: smallUrl });
  await growFigures(bigUrl);
  const client = await connect(smallUrl);
  const small = await startInProcess(smallUrl);
  const big = await startInProcess(bigUrl);
  try {
    const comparisons: Row[] = [];
    const grownRows: Row[] = [];
    for (const { address } of listPublicAddresses().filter(hasStatements)) {
      const statements = await small.recordSql(address);
      if (statements.length === 0) throw new Error(`No statement of ${address} was seen.`);
      const sql = () => measureTime(() => replay(client, statements));
      await warmUp(address, readsFigures(address) ? [small, big] : [small], sql);
      const times = await measureInterleaved(LIMIT, {
        respond: () => small.timeResponse(address),
        sql,
        // Only responses with figures are compared: a hundred times the contacts is more than the country has.
        grown: readsFigures(address) ? () => big.timeResponse(address) : async () => 0,
      });
      const what = `GET ${address}, not cached`;
      comparisons.push(
        compareToBaseline({
          what: `${what}, compared with its ${statements.length} statements`,
          measured: times.respond,
          baseline: times.sql,
          unit: "ms",
          atMost: 2,
        }),
      );
      if (!readsFigures(address)) continue;
      grownRows.push(
        compareToBaseline({
          what: `${what}, 100 × the figures`,
          measured: times.grown,
          baseline: times.respond,
          unit: "ms",
          atMost: 1.3,
        }),
      );
    }
    return [...comparisons, ...grownRows];
  } finally {
    await client.end();
    await small.close();
    await big.close();
    await postgres.dropDatabase(bigUrl);
  }
};

async function warmUp(address: string, apis: readonly InProcessApi[], sql: () => Promise<number>) {
  for (let round = 0; round < WARM_UPS; round++) {
    for (const api of apis) await api.timeResponse(address);
    await sql();
  }
}
