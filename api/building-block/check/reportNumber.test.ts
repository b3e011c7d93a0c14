import { beforeAll, expect, test } from "vitest";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { startApi } from "../../testing/startApi.ts";
import { TEST_DAY } from "../../testing/testSession.ts";
import { INSTANCE_IS_VALID, PERSON_IS_VALID } from "../conditions.ts";
import type { DueContacts } from "./contract.ts";

type ReportedNumber = { stakeholderId: number; contactStakeholderId: number };

const today = dayInSouthAfrica(TEST_DAY);
const api = startApi();
let numbers: ReportedNumber[];
beforeAll(async () => {
  numbers = await api
    .knex("building_block_stakeholder as i")
    .join(
      "building_block_contact_person as p",
      "p.building_block_stakeholder_id",
      "i.building_block_stakeholder_id",
    )
    .where("p.is_public", true)
    .whereRaw(INSTANCE_IS_VALID, { today })
    .whereRaw(PERSON_IS_VALID, { today })
    .orderBy(["i.stakeholder_id", "p.stakeholder_id"])
    .distinct({ stakeholderId: "i.stakeholder_id", contactStakeholderId: "p.stakeholder_id" });
});

const reportFrom = (network: string) => {
  const browser = api.browser({ "X-Forwarded-For": network });
  return (body: Partial<ReportedNumber>) => browser.postJson("/api/buildingblock/reportWrongNumber", body);
};

test("S51 many reports from one network block neither other networks nor reports of the same numbers", async () => {
  const reportFromFirst = reportFrom("10.51.0.1");
  let refused: Awaited<ReturnType<typeof reportFromFirst>> | undefined;
  for (const number of numbers.slice(0, 40)) {
    const response = await reportFromFirst(number);
    if (response.status !== 200) refused ??= response;
  }
  expect(refused).toMatchObject({
    status: 429,
    message:
      "This report was not sent: many reports came from your network. Please try again in an hour, or write to us.",
  });
  const reportFromSecond = reportFrom("10.51.0.2");
  for (const number of numbers.slice(0, 20))
    expect(await reportFromSecond(number)).toMatchObject({ status: 200 });
});

test("S51 each person of a place has a separate limit of reports, and the refusal gives the reason", async () => {
  const [one, other] = numbers.filter(({ stakeholderId }, index) =>
    [numbers[index - 1], numbers[index + 1]].some((each) => each?.stakeholderId === stakeholderId),
  ) as [ReportedNumber, ReportedNumber];
  const report = reportFrom("10.51.1.1");
  for (let time = 0; time < 3; time += 1) expect(await report(one)).toMatchObject({ status: 200 });
  expect(await report(one)).toMatchObject({
    status: 429,
    message:
      "Reports of this number have reached us already. Somebody will check it; this one was not added.",
  });
  expect(other.stakeholderId).toBe(one.stakeholderId);
  expect(await report(other)).toMatchObject({ status: 200 });
});

test("S51 officials see how many networks reported a number but not which, and a cleared number can be reported again", async () => {
  const official = await api.signedIn("coordinator@demo.example");
  const emfuleniIds: number[] = await api
    .knex("building_block_stakeholder as i")
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .where("b.description", "Emfuleni")
    .pluck("i.stakeholder_id");
  const reportedNumber = numbers.findLast((each) =>
    emfuleniIds.includes(each.stakeholderId),
  ) as ReportedNumber;
  const stakeholderId = reportedNumber.contactStakeholderId;
  const readRow = async () => {
    const response = await official.get("/api/buildingblock/getDueContacts?reason=reported&pageSize=100");
    const { contacts } = (await response.json()) as DueContacts;
    return contacts.find((each) => each.stakeholderId === stakeholderId);
  };
  const networks = ["10.51.2.1", "10.51.2.1", "10.51.2.2"];
  for (const network of networks)
    expect(await reportFrom(network)(reportedNumber)).toMatchObject({ status: 200 });
  const row = await readRow();
  expect(row).toMatchObject({ reports: 3, networks: 2 });
  const hashes: string[] = await api.knex("wrong_number_network").pluck("network");
  for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/);

  await api.knex("wrong_number").where({ stakeholderId }).update({ reports: 200 });
  expect(await reportFrom("10.51.2.3")(reportedNumber)).toMatchObject({ status: 429 });
  expect(await readRow()).toMatchObject({ reports: 200, networks: 2 });

  const cleared = { outcome: "reports cleared", contacts: [{ stakeholderId, version: row?.version }] };
  expect(await official.postJson("/api/buildingblock/checkContacts", cleared)).toMatchObject({ status: 200 });
  expect(await api.knex("wrong_number_network").where({ stakeholderId })).toEqual([]);
  expect(await reportFrom("10.51.2.3")(reportedNumber)).toMatchObject({ status: 200 });
  expect(await readRow()).toMatchObject({ reports: 1, networks: 1 });
});
