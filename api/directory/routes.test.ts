import { describe, expect, test } from "vitest";
import { getGeomarkers } from "../geography/contract.ts";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { CONTACT_TYPE } from "../shared/contactTypes.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { type DirectoryEntry, searchContact } from "./contract.ts";

const SOL_PLAATJE = 1163;
const NORTHERN_CAPE = 7;
const POLICE_STATIONS = 1;
const HELP_LINES = 4;
const SHELTERS = 5;

const isCallable = ({ contacts, buildingBlockRequirements }: DirectoryEntry) =>
  [
    contacts,
    ...buildingBlockRequirements.flatMap(({ stakeholderContactPerson }) =>
      stakeholderContactPerson.map((person) => person.contacts),
    ),
  ].some((ways) => ways.some(({ contactTypeId }) => contactTypeId !== 1));

describe.each(testDatabases)("contact directory on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });

  const search = (query: object) => getJsonResponse(api, searchContact, { query });
  const markers = (boundaryId: number, boundaryTypeId: number, componentId?: number) =>
    getJsonResponse(api, getGeomarkers, { params: { boundaryId, boundaryTypeId, componentId } });

  test("lists the instances of a block in a boundary of any level: callable ones first, then verified ones, then by name", async () => {
    const inProvince = await search({ boundaryId: NORTHERN_CAPE, buildingBlockId: POLICE_STATIONS });
    expect(inProvince.length).toBeGreaterThan(60);
    const callable = inProvince.filter(isCallable);
    expect(callable.length).toBeGreaterThan(0);
    expect(inProvince.slice(0, callable.length)).toEqual(callable);
    for (const part of [callable, inProvince.slice(callable.length)]) {
      const days = part.map(({ verifiedOn }) => ((verifiedOn ?? "") >= "2026-04-18" ? verifiedOn : ""));
      expect(days).toEqual(days.toSorted().reverse());
    }
    const unverified = inProvince
      .slice(callable.length)
      .filter(({ verifiedOn }) => verifiedOn === null)
      .map(({ name }) => name);
    expect(unverified.length).toBeGreaterThan(0);
    expect(unverified).toEqual(unverified.toSorted());

    const own = await search({ boundaryId: SOL_PLAATJE, buildingBlockId: POLICE_STATIONS });
    expect(own.length).toBeGreaterThan(0);
    for (const entry of own) {
      expect(entry).toMatchObject({ localMunicipalityName: "Sol Plaatje", buildingBlockId: POLICE_STATIONS });
      expect(inProvince).toContainEqual(entry);
    }
  });

  test("filters by part of a name, without pattern characters", async () => {
    const kimberley = await search({
      boundaryId: NORTHERN_CAPE,
      buildingBlockId: POLICE_STATIONS,
      filter: "kimberl",
    });
    expect(kimberley.map(({ name }) => name)).toEqual(["Kimberley Police Station"]);
    expect(
      await search({ boundaryId: NORTHERN_CAPE, buildingBlockId: POLICE_STATIONS, filter: "%" }),
    ).toEqual([]);
  });

  test("lists only public people, the verified ones first", async () => {
    const people = await api
      .knex("building_block_contact_person")
      .where({ is_public: false })
      .pluck("stakeholder_id");
    const hiddenPeople = new Set(people);
    let visible = 0;
    for (const entry of await search({ boundaryId: NORTHERN_CAPE, buildingBlockId: POLICE_STATIONS })) {
      for (const { isAvailable, stakeholderContactPerson } of entry.buildingBlockRequirements) {
        if (stakeholderContactPerson.some(({ verifiedOn }) => verifiedOn !== null))
          expect(isAvailable).toBe(true);
        const days = stakeholderContactPerson.map(({ verifiedOn }) => verifiedOn ?? "");
        expect(days).toEqual(days.toSorted().reverse());
        for (const person of stakeholderContactPerson) {
          expect(hiddenPeople.has(person.stakeholderId)).toBe(false);
          visible += 1;
        }
      }
    }
    expect(visible).toBeGreaterThan(10);
  });

  test("a language in which no place answers finds no entries, and an unknown language responds 400", async () => {
    expect(await search({ boundaryId: NORTHERN_CAPE, buildingBlockCategoryId: 1, language: "ve" })).toEqual(
      [],
    );
    const refused = await fetch(`${api.url}/api/buildingblock/searchcontact?buildingBlockId=1&language=de`);
    expect(refused.status).toBe(400);
  });

  test("without a boundary lists the national help lines, with their source, as unverified until checked", async () => {
    const lines = await search({});
    expect(lines.slice(0, 2).map(({ name }) => name)).toEqual(["Police emergencies", "GBV Command Centre"]);
    expect(await search({ buildingBlockId: HELP_LINES })).toEqual(lines);
    for (const line of lines) {
      expect(line).toMatchObject({ boundaryId: 0, localMunicipalityName: null, verifiedOn: null });
      expect(line.contacts.length).toBeGreaterThan(0);
      expect(line.source.url).toMatch(/^https:/);
    }
  });

  test("a boundary without a block responds 400 with a message for the field", async () => {
    const refused = await fetch(`${api.url}/api/buildingblock/searchcontact?boundaryId=${SOL_PLAATJE}`);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: "buildingBlockId", description: "Building Block is required." }],
    });
    expect(
      (await fetch(`${api.url}/api/buildingblock/searchcontact?boundaryId=77&buildingBlockId=1`)).status,
    ).toBe(404);
  });

  test("a marker's stakeholder finds its entry", async () => {
    const { features } = await markers(SOL_PLAATJE, 3, 1);
    expect(features.length).toBeGreaterThan(5);
    for (const { properties } of features) {
      expect(properties).toMatchObject({
        boundaryId: SOL_PLAATJE,
        boundaryTypeId: 3,
        collectionType: "buildingBlock",
      });
      const [entry, ...rest] = await search({ stakeholderId: properties.stakeholder });
      expect(rest).toEqual([]);
      expect(entry).toMatchObject({ name: properties.name, buildingBlockId: properties.buildingBlock });
      const meets = entry?.buildingBlockRequirements.some(({ isAvailable }) => isAvailable === true);
      expect(meets).toBe(properties.active);
    }
    expect(await markers(SOL_PLAATJE, 3)).toMatchObject({ type: "FeatureCollection", features });
  });

  test("other themes have no markers, and a boundary of another type responds 404", async () => {
    expect((await markers(SOL_PLAATJE, 3, 3)).features).toEqual([]);
    expect((await fetch(`${api.url}/api/geography/boundary/geomarker/${SOL_PLAATJE}/2`)).status).toBe(404);
    expect((await fetch(`${api.url}/api/geography/boundary/geomarker/77/3`)).status).toBe(404);
    expect((await fetch(`${api.url}/api/geography/boundary/geomarker/${SOL_PLAATJE}/3/9`)).status).toBe(400);
  });

  test("S24 no public response contains the address or the point of a confidential stakeholder", async () => {
    const secrets: { addressLine1: string; latitude: number; longitude: number }[] = await api
      .knex("address")
      .join("stakeholder", "stakeholder.stakeholder_id", "address.stakeholder_id")
      .where("is_confidential", true)
      .select("address_line1", "latitude", "longitude");
    expect(secrets.length).toBeGreaterThan(40);
    const hiddenTexts = secrets.flatMap(({ addressLine1, latitude, longitude }) => [
      addressLine1,
      latitude.toFixed(3),
      longitude.toFixed(3),
    ]);
    const places: { boundaryId: number; boundaryTypeId: number }[] = await api
      .knex("boundary")
      .where("boundary_type_id", "<=", 1)
      .orWhereIn(
        "boundary_id",
        api.knex("building_block_stakeholder").where("building_block_id", SHELTERS).select("boundary_id"),
      )
      .select("boundary_id", "boundary_type_id");
    const addresses = places.flatMap(({ boundaryId, boundaryTypeId }) => [
      `geography/boundary/geomarker/${boundaryId}/${boundaryTypeId}`,
      `buildingblock/getBuildingBlockRquirementDetailData?buildingBlockCategoryId=1&boundaryId=${boundaryId}`,
      `buildingblock/searchcontact?boundaryId=${boundaryId}&buildingBlockId=${SHELTERS}`,
      `buildingblock/searchcontact?boundaryId=${boundaryId}&buildingBlockCategoryId=1`,
    ]);
    let shelters = 0;
    for (const address of [
      ...addresses,
      "dashboard",
      "dashboard?boundaryId=1163",
      "buildingblock/searchcontact",
      "directory/callable",
    ]) {
      const text = await (await fetch(`${api.url}/api/${address}`)).text();
      shelters += text.split('"isConfidential":true').length - 1;
      for (const secret of hiddenTexts)
        if (text.includes(secret)) expect.fail(`${address} reveals ${secret}`);
    }
    expect(shelters).toBeGreaterThan(secrets.length);
  });

  test("S24 markers only count confidential places by block", async () => {
    const { withheld, features } = await markers(NORTHERN_CAPE, 1, 1);
    const listedEntries = await search({ boundaryId: NORTHERN_CAPE, buildingBlockId: SHELTERS });
    const count = listedEntries.filter(({ isConfidential }) => isConfidential).length;
    expect(count).toBeGreaterThan(0);
    expect(withheld).toEqual([{ buildingBlock: SHELTERS, buildingBlockCategoryId: 1, count }]);
    const stakeholders = features.map(({ properties }) => properties.stakeholder);
    for (const { stakeholderId } of listedEntries) expect(stakeholders).not.toContain(stakeholderId);
  });

  test("S24 a shelter is found by province but without its location, and not by its address", async () => {
    const shelters = await search({ boundaryId: 0, buildingBlockId: SHELTERS });
    expect(shelters).toEqual([]);
    const inProvince = (
      await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => search({ boundaryId: id, buildingBlockId: SHELTERS })),
      )
    ).flat();
    expect(inProvince.length).toBeGreaterThan(40);
    for (const entry of inProvince) expect(entry).toMatchObject({ isConfidential: true, address: null });
    expect(await search({ boundaryId: 1, buildingBlockId: SHELTERS, filter: "Secret" })).toEqual([]);
  });
});

describe.each(testDatabases)("a personal e-mail on %s", (_name, open) => {
  const api = startApi(open);

  test("is omitted from people and places of the directory", async () => {
    const query = { boundaryId: SOL_PLAATJE, buildingBlockId: POLICE_STATIONS };
    const [entry] = await getJsonResponse(api, searchContact, { query });
    const [{ stakeholderContactPerson = [] } = {}] = entry?.buildingBlockRequirements ?? [];
    const visible = [entry?.stakeholderId, stakeholderContactPerson[0]?.stakeholderId];
    const added = visible.map((stakeholderId) => ({
      ...{ stakeholderId, contactTypeId: CONTACT_TYPE.personalEmail, detail: "own@mail.example" },
      validFrom: "2026-01-01",
    }));
    await api
      .knex("contact")
      .insert([
        ...added,
        { ...added[0], contactTypeId: CONTACT_TYPE.workEmail, detail: "desk@mail.example" },
      ]);
    await raiseDataVersion(api.knex);
    const text = JSON.stringify(await getJsonResponse(api, searchContact, { query }));
    expect(text).toContain("desk@mail.example");
    expect(text).not.toContain("own@mail.example");
  });
});
