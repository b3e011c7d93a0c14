import { beforeAll, beforeEach, expect, test } from "vitest";
import type { DirectoryEntry } from "../../directory/contract.ts";
import { createPlaceImporter } from "../../testing/building-block/importPlaces.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, getPeople, POLICE } from "../../testing/building-block/place.ts";
import { findImportsToWithdraw, withdrawImports } from "./withdrawImports.ts";

const office = startOffice();
const write = createWriters(office);
const columns =
  "is_new,reception,known_on,requirement,contact_name,contact_mobile,is_public,verified_on,valid_from,valid_to,address_line1,latitude,longitude";
const importPlaces = createPlaceImporter(columns);
let place: number;
let name: string;
let requirement: string;
let today: Date | undefined;

async function importRows(...rows: Partial<Record<string, string>>[]): Promise<number> {
  const lines = rows.map((row) =>
    [
      "Emfuleni",
      "Police station support services",
      row.name ?? name,
      row.captured_on ?? "2026-08-10",
      ...columns.split(",").map((column) => row[column] ?? ""),
    ].join(","),
  );
  await importPlaces(office.knex, lines.join("\n"), today);
  return (await office.knex("data_import").max("import_id as id").first())?.id;
}

const withdraw = (importId: number) =>
  office.knex.transaction(async (trx) => {
    const importIds = await findImportsToWithdraw(trx, importId);
    return { importIds, sentences: await withdrawImports(trx, importIds) };
  });

/** Reads the details of the place, its directory entry and the stored counts. */
async function readPlaceAndCounts() {
  const entries = await office.sendOk(
    "anyone",
    "GET",
    `searchcontact?boundaryId=${office.emfuleni}&buildingBlockId=1`,
  );
  const snapshot = JSON.stringify([await write.read(place), entries], (key, value) =>
    ["version", "changedAt", "changedBy", "stakeholderId", "contactId", "addressId"].includes(key)
      ? undefined
      : value,
  );
  const steps = ["building_block_step", "building_block_requirement_step"].map((table) =>
    office.knex(table).whereIn("boundary_id", [0, office.emfuleni]).orderByRaw("1, 2, 3"),
  );
  return [snapshot, await Promise.all(steps)];
}

beforeAll(async () => {
  office.setToday("2026-08-15");
  await importRows({ name: "First Of A File", captured_on: "2026-08-15" });
});
beforeEach(async () => {
  today = undefined;
  office.setToday("2026-08-15");
  place = await write.newStationOfLastMonth();
  const detail = await write.read(place);
  name = detail.name;
  requirement = detail.buildingBlockRequirements[0]?.name ?? "";
  await office.knex("stakeholder").update({ fieldChanges: "{}" });
});

const PERSON = { is_public: "yes", valid_from: "2026-07-15" };
const buildRows = () => [
  {
    reception: "0165550401",
    ...{ requirement, ...PERSON, contact_name: "Invented Contact 9001" },
    ...{ contact_mobile: "0825550402", verified_on: "2026-08-12", latitude: "-26.7", longitude: "27.8" },
  },
  { ...PERSON, requirement, contact_name: "Invented Contact 9002", valid_to: "2026-08-13" },
  { ...PERSON, requirement, contact_name: "Invented Newcomer", contact_mobile: "0825550403" },
  {
    name: `${name} Annexe`,
    is_new: "yes",
    reception: "0165550404",
    requirement,
    ...PERSON,
    contact_name: "Invented Other",
  },
];

test("withdrawing an import restores every shown and counted value", async () => {
  const before = await readPlaceAndCounts();
  const importId = await importRows(...buildRows());
  const imported = JSON.stringify(await readPlaceAndCounts());
  for (const text of ["0165550401", "0825550402", "Newcomer", "Annexe"]) expect(imported).toContain(text);
  const { importIds, sentences } = await withdraw(importId);
  expect(importIds).toEqual([importId]);
  expect(sentences).toEqual(["1 place that the file added disappears, and 1 place is again as before it."]);
  expect(await readPlaceAndCounts()).toEqual(before);
  expect((await withdraw(importId)).importIds).toEqual([]);
});

test("a withdrawal leaves and lists what officials changed or checked since", async () => {
  const importId = await importRows(...buildRows());
  const people = getPeople(await write.read(place));
  const [newcomer] = people.filter((each) => each.name === "Invented Newcomer");
  const { stakeholderId, version } = newcomer as (typeof people)[number];
  await office.sendOk("coordinator", "POST", "checkContacts", {
    ...{ outcome: "still right", checkedHow: 1, contacts: [{ stakeholderId, version }] },
  });
  await write.saveForm("coordinator", place, { contacts: [{ contactTypeId: 3, detail: "0165550405" }] });
  const { sentences } = await withdraw(importId);
  expect(sentences.join("\n")).toContain(
    `  ${name}, Emfuleni (GT421): Reception stays. It was changed since`,
  );
  expect(sentences.join("\n")).toContain("Invented Newcomer stays. Somebody has changed or checked it since");
  const after = await write.read(place);
  expect(after.contacts).toMatchObject([{ detail: "0165550405" }]);
  expect(getPeople(after).map((each) => [each.name, each.contacts[0]?.detail])).toEqual([
    ["Invented Contact 9001", "0825550100"],
    ["Invented Contact 9002", "0825550100"],
    ["Invented Newcomer", "0825550403"],
  ]);
});

test("a withdrawal leaves the point if the spelling of its address was changed since", async () => {
  const point = { latitude: "-26.71", longitude: "27.81" };
  const importId = await importRows({ address_line1: "12 Rose Street", ...point });
  await write.saveForm("coordinator", place, { address: { addressLine1: "12 Rose St" } });
  expect((await withdraw(importId)).sentences.join("\n")).toContain("Point on the map stays");
  const address = office.knex("address").where({ stakeholderId: place }).whereNull("valid_to");
  expect(await address.first("address_line1", "latitude")).toEqual({
    addressLine1: "12 Rose St",
    latitude: -26.71,
  });
});

test("withdrawing an import first withdraws later imports of the same place", async () => {
  const before = await readPlaceAndCounts();
  const firstId = await importRows({ reception: "0165550406" });
  const secondId = await importRows({ reception: "0165550407" });
  expect((await withdraw(firstId)).importIds).toEqual([secondId, firstId]);
  expect(await readPlaceAndCounts()).toEqual(before);
});

test("a withdrawal restores no number that a place had while it was confidential", async () => {
  await write.saveForm("coordinator", place, {
    isConfidential: true,
    contacts: [{ contactTypeId: 3, detail: "0165550408" }],
  });
  await office.knex("stakeholder").update({ fieldChanges: "{}" });
  const importId = await importRows({ reception: "0165550409" });
  await write.saveForm("coordinator", place, {
    isConfidential: false,
    contacts: [{ contactTypeId: 3, detail: "0165550409" }],
  });
  expect((await withdraw(importId)).sentences.join("\n")).toContain(
    "The place was confidential when it had another",
  );
  const { body } = await office.get(
    "anyone",
    `searchcontact?stakeholderId=${place}&boundaryId=${office.emfuleni}&buildingBlockId=${POLICE}`,
  );
  expect(JSON.stringify(body)).not.toContain("0165550408");
});

test.each(["2026-08-15", "2026-10-15"])(
  "a file with is_new: again reopens an ended place on %s",
  async (day) => {
    await write.endPlace("coordinator", place);
    office.setToday(day);
    const path = `searchcontact?boundaryId=${office.emfuleni}&buildingBlockId=1&filter=${name}`;
    const fetchEntries = async () =>
      (await office.sendOk("anyone", "GET", path)) as unknown as DirectoryEntry[];
    const countKnownInSeptember = async () => {
      const block = { boundaryId: office.emfuleni, buildingBlockId: 1 };
      const steps = office.knex("building_block_step").where(block).where("from_day", "<=", "2026-09-30");
      return (await steps.orderBy("from_day", "desc").first("known")).known;
    };
    expect(await fetchEntries()).toEqual([]);
    const before = await countKnownInSeptember();
    today = new Date(`${day}T12:00:00+02:00`);
    const importId = await importRows({ is_new: "again", reception: "0165550410" });
    const [entry] = await fetchEntries();
    expect(entry?.contacts).toMatchObject([{ detail: "0165550410" }]);
    expect(entry?.buildingBlockRequirements[0]?.stakeholderContactPerson).toHaveLength(2);
    expect((await countKnownInSeptember()) - before).toBe(day < "2026-10" ? 1 : 0);
    await withdraw(importId);
    expect(await fetchEntries()).toEqual([]);
    expect(await countKnownInSeptember()).toBe(before);
  },
);
