import type { Knex } from "knex";
import type { Env } from "../lib/operating/env.ts";
import { InternalError } from "../lib/operating/serializeError.ts";
import { createSecrets } from "../lib/security/secrets.ts";
import { counted } from "../lib/text/counted.ts";
import { codeHash } from "../survey/code/codes.ts";

const ENCRYPTED_COLUMNS = [
  { table: "totp", column: "sealed_key" },
  { table: "mail", column: "sealed" },
] as const;

export async function rotateSecretKey(
  knex: Knex,
  env: Pick<Env, "SECRET_KEY" | "SECRET_KEY_BEFORE">,
): Promise<number> {
  if (env.SECRET_KEY_BEFORE === undefined) return 0;
  const secrets = createSecrets(env);
  let changed = 0;
  let undecryptable = 0;
  const tryReencrypt = (sealed: string): string | undefined => {
    try {
      return secrets.reencrypt(sealed);
    } catch {
      undecryptable += 1;
      return undefined;
    }
  };
  for (const { table, column } of ENCRYPTED_COLUMNS) {
    for (const sealed of await knex(table).whereNotNull(column).pluck(column)) {
      const resealed = tryReencrypt(sealed);
      if (resealed !== undefined)
        changed += await knex(table)
          .where(column, sealed)
          .update({ [column]: resealed });
    }
  }
  for (const sealedCode of await knex("survey_invitation").pluck("sealed_code")) {
    const resealed = tryReencrypt(sealedCode);
    if (resealed === undefined) continue;
    changed += await knex("survey_invitation")
      .where({ sealedCode })
      .update({ sealedCode: resealed, codeHash: codeHash(secrets, secrets.decrypt(resealed)) });
  }
  if (undecryptable > 0) throw new InternalError(`Neither key decrypts ${counted(undecryptable, "text")}.`);
  return changed;
}
