import type { Knex } from "knex";
import { TEST_DAY } from "../testDay.ts";

export async function addRareRows(knex: Knex): Promise<void> {
  const [{ mailId }] = await knex("mail")
    .insert({ template: "invitation", sealed: "sealed", madeAt: TEST_DAY, expiresAt: TEST_DAY })
    .returning("mailId");
  const account = await addAccounts(knex, mailId);
  await addSignIns(knex, account);
  await addSurveys(knex);
  await addWork(knex, account);
}

async function addAccounts(knex: Knex, invitationMailId: number): Promise<number> {
  const invited = { invitedAt: TEST_DAY, invitationMailId };
  const states = {
    active: { passwordHash: "a hash", isVerified: true },
    withdrawn: { ...invited, isWithdrawn: true },
    expired: invited,
    joined: { ...invited, passwordHash: "a hash", isVerified: true },
    disabled: { passwordHash: "a hash", isVerified: true, isDisabled: true },
    unverified: { passwordHash: "a hash" },
    withdrawnAndDisabled: { ...invited, isWithdrawn: true, isDisabled: true },
  };
  const ids: number[] = [];
  for (const [name, state] of Object.entries(states)) {
    const [{ stakeholderId }] = await knex("stakeholder")
      .insert({ name, stakeholderTypeId: 3 })
      .returning("stakeholderId");
    await knex("person").insert({ stakeholderId });
    await knex("user_account").insert({ stakeholderId, username: `${name}@before.example`, ...state });
    ids.push(stakeholderId);
    if (name !== "expired") continue;
    await knex("one_time_code").insert({
      purpose: "invitation",
      email: `${name}@before.example`,
      stakeholderId,
      codeHash: name,
      madeAt: TEST_DAY,
      expiresAt: TEST_DAY,
    });
  }
  return ids[0] as number;
}

async function addSignIns(knex: Knex, stakeholderId: number): Promise<void> {
  const { stakeholderId: administrator } = await knex("user_account")
    .where({ username: "admin@demo.example" })
    .first();
  const times = { startedAt: TEST_DAY, lastSeenAt: TEST_DAY, passwordGivenAt: TEST_DAY };
  const sessionHash = "signed in";
  await knex("session").insert([
    { sessionHash, stakeholderId: administrator, purpose: "signed-in", ...times },
    { sessionHash: "reset", stakeholderId, purpose: "reset", ...times },
    { sessionHash: "second", stakeholderId, purpose: "second-factor", ...times },
  ]);
  await knex("passkey_challenge").insert({ sessionHash, challenge: "challenge", expiresAt: TEST_DAY });
  await knex("passkey").insert({
    stakeholderId,
    credentialId: "credential",
    publicKey: "key",
    counter: 3,
    transports: ["usb"],
    name: "A key",
    madeAt: TEST_DAY,
  });
  await knex("totp").insert({ stakeholderId, sealedKey: "sealed", madeAt: TEST_DAY, confirmedAt: TEST_DAY });
  await knex("recovery_code").insert({ stakeholderId, codeHash: "recovery" });
  await knex("known_browser").insert({ browserHash: "browser", stakeholderId, lastUsedAt: TEST_DAY });
  await knex("rate_limit").insert({ key: "a key", used: 2, expiresAt: TEST_DAY });
}

async function addSurveys(knex: Knex): Promise<void> {
  const { healthCheckId } = await knex("health_check").whereNull("closedOn").first();
  await knex("health_check").where({ healthCheckId }).update({ slipsIssued: 2 });
  await knex("survey_slip").insert([
    { codeHash: "slip one", healthCheckId },
    { codeHash: "slip two", healthCheckId },
  ]);
  await knex("survey_receipt").insert({ receiptHash: "receipt", healthCheckId });
  await knex.raw(
    `insert into health_check_decline
    select h.health_check_id, x.question_id, 2
    from (
      select * from health_check where closed_on is null or actual_responses >= 10
      order by closed_on is null desc, health_check_id limit 51
    ) as h join questionnaire_question as x on x.questionnaire_id = h.questionnaire_id`,
  );
  await knex("questionnaire_draft").insert({ questionnaireTypeId: 1, questions: "[]" });
}

async function addWork(knex: Knex, account: number): Promise<void> {
  const application = await knex("organisation_application").first();
  await knex("application_viewing").insert({
    stakeholderId: application.stakeholderId,
    viewerStakeholderId: account,
    openedAt: TEST_DAY,
    seenAt: TEST_DAY,
  });
  const { stakeholderId } = await knex("building_block_contact_person").first();
  await knex("building_block_check").insert({
    stakeholderId,
    checkedOn: TEST_DAY,
    checkedAt: TEST_DAY,
    checkedBy: account,
    how: 1,
    before: "{}",
  });
  await knex("building_block_catalogue_past").insert({
    kind: 1,
    itemId: 1,
    until: TEST_DAY,
    description: "An older name",
    isIncluded: true,
  });
  await knex("data_import").insert({
    kind: "crime",
    fileName: "figures.csv",
    state: "applied",
    uploadedBy: account,
    uploadedAt: TEST_DAY,
    aliveAt: TEST_DAY,
  });
  await knex("reminder").insert({ stakeholderId: account, occasion: "2026-W33", queuedAt: TEST_DAY });
  const { boundaryId } = await knex("boundary").first();
  await knex("second_person").insert({ boundaryId });
  await knex("station_alias").insert({
    nameKey: "key",
    provinceCode: "GT",
    alias: "Alias",
    stationCode: "123",
  });
}
