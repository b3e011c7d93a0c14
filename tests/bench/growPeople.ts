import { AUDIT_KINDS } from "../../api/shared/auditKinds.ts";
import { connect } from "./recordedSql.ts";

export const PEOPLE = 50_000;
const AUDIT_LINES = 1_000_000;
/** First ids of the added people, organisations and places. */
const FIRST_PERSON_ID = 20_000_000;
const FIRST_ORGANISATION_ID = 30_000_000;
const FIRST_PLACE_ID = 40_000_000;
const FIRST_NAMES = ["Zoë", "Thabo", "Nomsa", "Sipho", "Lerato", "Ayanda", "Palesa", "Johannes"];
const LAST_NAMES = ["van Wyk", "Dlamini", "Nkosi", "Mokoena", "Khumalo", "Botha", "Naidoo", "Zulu", "Molefe"];

/** Adds people, organisations, places and audit lines. Returns an actor of these lines. */
export async function growPeople(url: string): Promise<{ actorId: number }> {
  const client = await connect(url);
  const pickSql = (list: readonly string[], by: string) =>
    `(array[${list.map((each) => `'${each}'`).join(",")}])[1 + (n / ${by}) % ${list.length}]`;
  const boundary =
    "(select boundary_id from boundary where boundary_type_id = 3 order by boundary_id limit 1)";
  try {
    await client.query(`
      insert into stakeholder (stakeholder_id, stakeholder_type_id, name, boundary_id)
      select ${FIRST_PERSON_ID} + n, 3, ${pickSql(FIRST_NAMES, "1")} || ' ' || ${pickSql(LAST_NAMES, "7")} || ' ' || md5(n::text), null
      from generate_series(1, ${PEOPLE}) n
      union all
      select ${FIRST_ORGANISATION_ID} + n, 4, md5(n::text) || ' Advice Office ' || n, ${boundary}
      from generate_series(1, ${PEOPLE}) n
      union all
      select ${FIRST_PLACE_ID} + n, 2, 'Police station ' || n, ${boundary} from generate_series(1, ${PEOPLE}) n`);
    await client.query(`
      insert into person (stakeholder_id, title_id, role_id)
      select ${FIRST_PERSON_ID} + n, 1 + n % 8, 1 + n % 8 from generate_series(1, ${PEOPLE}) n`);
    await client.query(`
      insert into user_account (stakeholder_id, username, password_hash, is_verified, is_disabled)
      select ${FIRST_PERSON_ID} + n, 'person' || n || '@bench.example', case when n % 9 > 0 then 'x' end, true, n % 50 = 0
      from generate_series(1, ${PEOPLE}) n`);
    await client.query(`
      insert into contact (stakeholder_id, contact_type_id, detail)
      select ${FIRST_PERSON_ID} + n, 1, 'person' || n || '@bench.example' from generate_series(1, ${PEOPLE}) n
      union all
      select ${FIRST_PERSON_ID} + n, 2, '08255' || lpad(n::text, 5, '0') from generate_series(1, ${PEOPLE}) n`);
    await client.query(`
      insert into group_member (group_id, stakeholder_id)
      select (select group_id from user_group where name = 'Organisations'), ${FIRST_PERSON_ID} + n
      from generate_series(1, ${PEOPLE}) n`);
    await client.query(`
      insert into stakeholder_relationship (stakeholder_id, related_stakeholder_id, relationship_type_id)
      select ${FIRST_PERSON_ID} + n, ${FIRST_ORGANISATION_ID} + n, 1 from generate_series(1, ${PEOPLE}) n`);
    await client.query(`
      insert into organisation_application (stakeholder_id, applicant_stakeholder_id, organisation_type_id, members,
        received_at, status_id, due_on)
      select ${FIRST_ORGANISATION_ID} + n, ${FIRST_PERSON_ID} + n, 3, 12, timestamptz '2026-08-15' - n * interval '10 minutes',
        1 + n % 3, '2026-08-22' from generate_series(1, ${PEOPLE}) n`);
    await client.query(`
      insert into building_block_stakeholder (building_block_id, stakeholder_id, boundary_id)
      select 1, ${FIRST_PLACE_ID} + n, ${boundary} from generate_series(1, ${PEOPLE}) n`);
    await client.query(`
      insert into audit_log (happened_at, actor_stakeholder_id, what, subject_stakeholder_id, after)
      select timestamptz '2024-01-01' + n * interval '80 seconds', ${FIRST_PERSON_ID} + 1 + n % 1000,
        ${pickSql(AUDIT_KINDS, "1")}, ${FIRST_PERSON_ID} + 1 + n % ${PEOPLE}, '{"fields": ["Name", "Contacts"]}'
      from generate_series(1, ${AUDIT_LINES}) n`);
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
  return { actorId: FIRST_PERSON_ID + 1 };
}
