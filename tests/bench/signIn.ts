import { openDatabase } from "../../api/lib/database/db.ts";
import { hashPassword } from "../../api/lib/security/password.ts";
import { addPerson } from "../../api/user/addPerson.ts";
import { AddressedCaller } from "../AddressedCaller.ts";
import { startApi } from "./apiServer.ts";
import { compared, inTurn, type Measurement, type Row, timed } from "./Measurement.ts";

const TRIES = 200;
const LIMIT = { rounds: TRIES };
/** Each takes a quarter of a second. */
const CODES = 40;
/** Each try has its own address, so that no limit is reached. */
const TRIES_OF_ONE = 4;

/** Timing must not reveal whether there is an account. */
export const signIn: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const databaseUrl = await postgres.createDatabase("reference");
  await addAccounts(databaseUrl);
  const server = await startApi(await resources.folder(), databaseUrl);
  try {
    let calls = 0;
    const timeCalls = (kind: Kind, path: string, status: number, bodyFor: (username: string) => object) => {
      let tries = 0;
      return async () => {
        calls += 1;
        const caller = new AddressedCaller(`127.2.${calls >> 8}.${calls & 255}`);
        const body = bodyFor(usernameOf(kind, Math.floor(tries++ / TRIES_OF_ONE)));
        const time = await timed(async () => {
          const answer = await caller.send("POST", server.url + path, body);
          if (answer.status !== status) throw new Error(`${path} answered ${answer.status}.`);
        });
        caller.hangUp();
        return time;
      };
    };
    const refusal = (kind: Kind) =>
      timeCalls(kind, "/api/auth/login", 401, (Username) => ({ Username, Password: "Wrong-Password42!" }));
    const forgotten = (kind: Kind) =>
      timeCalls(kind, "/api/auth/forgot-password", 200, (Email) => ({ Email }));
    const unknown = refusal("unknown");
    const known = await inTurn(LIMIT, { time: refusal("known"), unknown });
    const disabled = await inTurn(LIMIT, { time: refusal("disabled"), unknown });
    const reset = await inTurn(
      { rounds: CODES },
      { time: forgotten("known"), unknown: forgotten("unknown") },
    );
    const refused = `Sign-in refused, median of ${TRIES}`;
    return [
      row(refused, "an account", known.time, known.unknown),
      row(refused, "a disabled account", disabled.time, disabled.unknown),
      row(`Forgotten password, median of ${CODES}`, "an account", reset.time, reset.unknown),
    ];
  } finally {
    await server.stop();
    await postgres.dropDatabase(databaseUrl);
  }
};

type Kind = "known" | "unknown" | "disabled";
const usernameOf = (kind: Kind, index: number) => `${kind}-${index}@bench.example`;

async function addAccounts(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ DATABASE_URL: databaseUrl, VAR_DIR: "" });
  const passwordHash = await hashPassword("Bright-Skylark7!");
  await database.knex.transaction(async (trx) => {
    for (const kind of ["known", "disabled"] as const) {
      for (let index = 0; index < TRIES / TRIES_OF_ONE; index++) {
        const username = usernameOf(kind, index);
        const account = { name: "Bench", username, passwordHash, isVerified: true };
        const stakeholderId = await addPerson(trx, account);
        if (kind === "disabled")
          await trx("user_account").where({ stakeholderId }).update({ isDisabled: true });
      }
    }
  });
  await database.close();
}

function row(what: string, one: string, oneTime: number, otherTime: number): Row {
  const other = "no account";
  const [slower, faster] = oneTime > otherTime ? [one, other] : [other, one];
  return compared({
    what: `${what}: ${slower}, beside ${faster}`,
    measured: Math.max(oneTime, otherTime),
    baseline: Math.min(oneTime, otherTime),
    unit: "ms",
    atMost: 1.1,
  });
}
