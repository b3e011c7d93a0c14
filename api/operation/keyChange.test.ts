import { describe, expect, onTestFinished, test } from "vitest";
import { readEnv } from "../lib/operating/env.ts";
import { createSecrets } from "../lib/security/secrets.ts";
import { replaceRecoveryCodes, spendRecoveryCode } from "../second-factor/recoveryCodes.ts";
import { findSurveyOfCode } from "../survey/answering/surveyOfCode.ts";
import { codeHash, codeHashes, generateInviteCode, spentHashes } from "../survey/code/codes.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { findInvited, issueInvitation } from "../user/oneTimeCodes.ts";
import { rotateSecretKey } from "./rotateSecretKey.ts";

const BEFORE = "the key of the first year, which somebody took along";
const NOW = "the key of the second year, which nobody else knows";
const before = createSecrets({ SECRET_KEY: BEFORE });
const during = createSecrets({ SECRET_KEY: NOW, SECRET_KEY_BEFORE: BEFORE });
const after = createSecrets({ SECRET_KEY: NOW });

test("while the key changes, both keys decrypt; afterwards the earlier one does not", () => {
  const sealed = before.encrypt("an e-mail");
  expect(during.decrypt(sealed)).toBe("an e-mail");
  expect(() => after.decrypt(sealed)).toThrow("another SECRET_KEY");
  const again = during.reencrypt(sealed) as string;
  expect(after.decrypt(again)).toBe("an e-mail");
  expect(() => before.decrypt(again)).toThrow("another SECRET_KEY");
  expect(during.reencrypt(again)).toBeUndefined();
  expect(during.keyedHashes("use", "code")).toEqual([
    after.keyedHash("use", "code"),
    before.keyedHash("use", "code"),
  ]);
  expect(spentHashes(during, "abcdefghij")).toContain(spentHashes(before, "abcdefghij")[0]);
  expect(() => readEnv({ SECRET_KEY_BEFORE: "short" })).toThrow("SECRET_KEY_BEFORE: at least 32 characters");
});

describe.each(testDatabases)("on %s", (_name, open) => {
  test("a new key keeps links of surveys, invitations and recovery codes valid, and the earlier key no longer opens them", async () => {
    const { knex, close } = await open("demonstration");
    onTestFinished(close);
    const { stakeholderId } = await knex("user_account").first("stakeholder_id");
    const { healthCheckId } = await knex("survey_invitation").first("health_check_id");
    const code = generateInviteCode();
    await knex("survey_invitation")
      .where({ healthCheckId })
      .update({ codeHash: codeHash(before, code), sealedCode: before.encrypt(code) });
    await knex("survey_invitation").whereNot({ healthCheckId }).delete();
    await knex("mail").delete();
    const now = new Date();
    const email = "invited@example.org";
    const [token, recovery] = await knex.transaction(async (trx) => [
      await issueInvitation(trx, { email, stakeholderId }, { secrets: before, now }),
      await replaceRecoveryCodes(trx, stakeholderId, before),
    ]);
    const env = { SECRET_KEY: NOW, SECRET_KEY_BEFORE: BEFORE };

    expect(codeHashes(after, code)).not.toContain(codeHash(before, code));
    expect(await findSurveyOfCode(knex, after, code)).toBeUndefined();
    expect(await findSurveyOfCode(knex, during, code)).toMatchObject({ healthCheckId });
    expect(await rotateSecretKey(knex, env)).toBe(1);
    expect(await rotateSecretKey(knex, env)).toBe(0);
    expect(await findSurveyOfCode(knex, after, code)).toMatchObject({ healthCheckId });
    expect(await findSurveyOfCode(knex, before, code)).toBeUndefined();

    await knex.transaction(async (trx) => {
      expect(await findInvited(trx, token, { secrets: during, now })).toBe(stakeholderId);
      expect(await findInvited(trx, token, { secrets: after, now })).toBeUndefined();
      const typed = { stakeholderId, code: recovery[0] as string };
      expect(await spendRecoveryCode(trx, typed, after)).toBe(false);
      expect(await spendRecoveryCode(trx, typed, during)).toBe(true);
    });
  });
});
