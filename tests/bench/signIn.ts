import { addPerson } from "../../api/auth/people.ts";
import { openDatabase } from "../../api/lib/db.ts";
import { hashPassword } from "../../api/lib/password.ts";
import { AddressedCaller } from "../AddressedCaller.ts";
import { startApi } from "./apiServer.ts";
import { compared, inTurn, type Measurement, type Row, timed } from "./Measurement.ts";

const TRIES = 200;
const LIMIT = { rounds: TRIES };
/** Four tries of each account, and each try from an address of its own: the limits stand, and are not met. */
const TRIES_OF_ONE = 4;

/** How long a refusal takes whoever is asked for: what takes longer, or less, tells that there is an account. */
export const signIn: Measurement = async (resources) => {
  const postgres = await resources.postgres();
  const databaseUrl = await postgres.createDatabase("reference");
  await addAccounts(databaseUrl);
  const server = await startApi(await resources.folder(), databaseUrl);
  try {
    let calls = 0;
    const refusal = (kind: Kind) => {
      let tries = 0;
      return async () => {
        calls += 1;
        const caller = new AddressedCaller(`127.2.${calls >> 8}.${calls & 255}`);
        const username = usernameOf(kind, Math.floor(tries++ / TRIES_OF_ONE));
        const time = await timed(async () => {
          const { status } = await caller.signIn(server.url, username, "Wrong-Password42!");
          if (status !== 401) throw new Error(`A sign-in was answered with ${status}.`);
        });
        caller.hangUp();
        return time;
      };
    };
    const unknown = refusal("unknown");
    const known = await inTurn(LIMIT, { time: refusal("known"), unknown });
    const disabled = await inTurn(LIMIT, { time: refusal("disabled"), unknown });
    return [
      row("an account", known.time, "no account", known.unknown),
      row("a disabled account", disabled.time, "no account", disabled.unknown),
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

/** The slower beside the faster, whichever that is. */
function row(one: string, oneTime: number, other: string, otherTime: number): Row {
  const [slower, faster] = oneTime > otherTime ? [one, other] : [other, one];
  return compared({
    what: `Sign-in refused, median of ${TRIES}: ${slower}, beside ${faster}`,
    measured: Math.max(oneTime, otherTime),
    baseline: Math.min(oneTime, otherTime),
    unit: "ms",
    atMost: 1.1,
  });
}
