import { describe, expect, onTestFinished, test } from "vitest";
import { readEnv } from "../lib/operating/env.ts";
import { createSecrets } from "../lib/security/secrets.ts";
import { replaceRecoveryCodes, spendRecoveryCode } from "../second-factor/recoveryCodes.ts";
import { findSurveyOfCode } from "../survey/answering/surveyOfCode.ts";
import { codeHash, codeHashes, generateInviteCode, spentHashes } from "../survey/code/codes.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { findInvited, issueInvitation } from "../user/oneTimeCodes.ts";
import { rotateSecretKey } from "./rotateSecretKey.ts";

const EARLIER_KEY = "the key of the first year, which somebody took along";
const NEW_KEY = "the key of the second year, which nobody else knows";
const earlierSecrets = createSecrets({ SECRET_KEY: EARLIER_KEY });
const bothSecrets = createSecrets({ SECRET_KEY: NEW_KEY, SECRET_KEY_BEFORE: EARLIER_KEY });
const newSecrets = createSecrets({ SECRET_KEY: NEW_KEY });

test("while the key changes, both keys decrypt; afterwards the earlier one does not", () => {
  const sealed = earlierSecrets.encrypt("an e-mail");
  expect(bothSecrets.decrypt(sealed)).toBe("an e-mail");
  expect(() => newSecrets.decrypt(sealed)).toThrow("another SECRET_KEY");
  const resealed = bothSecrets.reencrypt(sealed) as string;
  expect(newSecrets.decrypt(resealed)).toBe("an e-mail");
  expect(() => earlierSecrets.decrypt(resealed)).toThrow("another SECRET_KEY");
  expect(bothSecrets.reencrypt(resealed)).toBeUndefined();
  expect(bothSecrets.keyedHashes("use", "code")).toEqual([
    newSecrets.keyedHash("use", "code"),
    earlierSecrets.keyedHash("use", "code"),
  ]);
  expect(spentHashes(bothSecrets, "abcdefghij")).toContain(spentHashes(earlierSecrets, "abcdefghij")[0]);
  expect(() => readEnv({ SECRET_KEY_BEFORE: "short" })).toThrow("SECRET_KEY_BEFORE: at least 32 characters");
});

describe.each(testDatabases)("a new secret key, on %s", (_name, open) => {
  test("links of surveys, invitations and recovery codes remain valid, and the earlier key does not open them", async () => {
    const { knex, close } = await open("demonstration");
    onTestFinished(close);
    const { stakeholderId } = await knex("user_account").first("stakeholder_id");
    const { healthCheckId } = await knex("survey_invitation").first("health_check_id");
    const code = generateInviteCode();
    await knex("survey_invitation")
      .where({ healthCheckId })
      .update({ codeHash: codeHash(earlierSecrets, code), sealedCode: earlierSecrets.encrypt(code) });
    await knex("survey_invitation").whereNot({ healthCheckId }).delete();
    await knex("mail").delete();
    const now = new Date();
    const email = "invited@example.org";
    const [token, recovery] = await knex.transaction(async (trx) => [
      await issueInvitation(trx, { email, stakeholderId }, { secrets: earlierSecrets, now }),
      await replaceRecoveryCodes(trx, stakeholderId, earlierSecrets),
    ]);
    const env = { SECRET_KEY: NEW_KEY, SECRET_KEY_BEFORE: EARLIER_KEY };

    expect(codeHashes(newSecrets, code)).not.toContain(codeHash(earlierSecrets, code));
    expect(await findSurveyOfCode(knex, newSecrets, code)).toBeUndefined();
    expect(await findSurveyOfCode(knex, bothSecrets, code)).toMatchObject({ healthCheckId });
    expect(await rotateSecretKey(knex, env)).toBe(1);
    expect(await rotateSecretKey(knex, env)).toBe(0);
    expect(await findSurveyOfCode(knex, newSecrets, code)).toMatchObject({ healthCheckId });
    expect(await findSurveyOfCode(knex, earlierSecrets, code)).toBeUndefined();

    await knex.transaction(async (trx) => {
      expect(await findInvited(trx, token, { secrets: bothSecrets, now })).toBe(stakeholderId);
      expect(await findInvited(trx, token, { secrets: newSecrets, now })).toBeUndefined();
      const typed = { stakeholderId, code: recovery[0] as string };
      expect(await spendRecoveryCode(trx, typed, newSecrets)).toBe(false);
      expect(await spendRecoveryCode(trx, typed, bothSecrets)).toBe(true);
    });
  });
});
