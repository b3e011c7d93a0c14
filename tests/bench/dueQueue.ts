import { connect, replay } from "./capturedSql.ts";
import { growFigures } from "./growFigures.ts";
import { sessionOf, startInProcess } from "./inProcessApi.ts";
import { compared, inTurn, type Measurement, timed } from "./Measurement.ts";

const LIMIT = { rounds: 101, seconds: 5 };
const WARM_UPS = 25;
const ADDRESS = "/api/buildingblock/getDueContacts?pageSize=60";

/** Beside its SQL, and beside the same answer with a hundredth of the figures. */
export const dueQueue: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const smallUrl = await postgres.createDatabase("demonstration");
  const url = await postgres.createDatabase({ copyOf: smallUrl });
  const client = await connect(url);
  const { rows } = await client.query(
    `select array_agg(distinct b.boundary_id) as municipalities, count(*)::int as contacts
     from building_block_contact_person p
     join building_block_stakeholder i using (building_block_stakeholder_id)
     join boundary b on b.boundary_id = i.boundary_id
     where p.valid_to is null group by b.national_boundary_id order by contacts desc limit 1`,
  );
  const [{ municipalities: municipalityIds }] = rows;
  const { rows: people } = await client.query(
    "select stakeholder_id as id from user_account where username = 'buildingblock@demo.example'",
  );
  await growFigures(url);
  const session = sessionOf(people[0].id, municipalityIds);
  const small = await startInProcess(smallUrl, session);
  const api = await startInProcess(url, session);
  try {
    const statements = await api.captureSql(ADDRESS);
    const sql = () => timed(() => replay(client, statements));
    for (let round = 0; round < WARM_UPS; round++) {
      await api.timeAnswer(ADDRESS);
      await sql();
      await small.timeAnswer(ADDRESS);
    }
    const { answer, baseline, ungrown } = await inTurn(LIMIT, {
      answer: () => api.timeAnswer(ADDRESS),
      baseline: sql,
      ungrown: () => small.timeAnswer(ADDRESS),
    });
    return [
      compared({
        what: `The queue of the largest province at 100 × the figures, beside its ${statements.length} statements`,
        measured: answer,
        baseline,
        unit: "ms",
        atMost: 2,
      }),
      compared({
        what: "The queue of the largest province, 100 × the figures",
        measured: answer,
        baseline: ungrown,
        unit: "ms",
        atMost: 1.3,
      }),
    ];
  } finally {
    await client.end();
    await api.close();
    await small.close();
    await postgres.dropDatabase(url);
  }
};
