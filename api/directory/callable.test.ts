import { beforeAll, describe, expect, test } from "vitest";
import { getGeomarkers } from "../geography/contract.ts";
import { raiseDataVersion } from "../lib/cache/dataVersion.ts";
import { compareChecks } from "../shared/compareChecks.ts";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { type CallablePlace, getCallablePlaces, searchContact } from "./contract.ts";
import { sortByUrgency, sortCallableFirst } from "./queries.ts";

const NORTHERN_CAPE = 7;
const EVERY_CATEGORY = [1, 2, 3];

describe.each(testDatabases)("callable places on %s", (_name, open) => {
  const api = startApi(open);
  let places: CallablePlace[];
  beforeAll(async () => {
    places = await getJsonResponse(api, getCallablePlaces);
  });

  const summarize = ({ name, kind, municipality, dialled }: CallablePlace) =>
    [name, kind, municipality, dialled].join(", ");

  test("lists each directory entry that has a public number and a public location, once", async () => {
    const params = { boundaryId: NORTHERN_CAPE, boundaryTypeId: 1 };
    const geomarkers = await getJsonResponse(api, getGeomarkers, { params });
    const points = new Map(
      geomarkers.features.map(({ properties, geometry }) => [properties.stakeholder, geometry.coordinates]),
    );
    const entries = await Promise.all(
      EVERY_CATEGORY.map((category) =>
        getJsonResponse(api, searchContact, {
          query: { boundaryId: NORTHERN_CAPE, buildingBlockCategoryId: category },
        }),
      ),
    );
    const expected = entries.flat().flatMap((entry) => {
      const people = entry.buildingBlockRequirements.flatMap((each) => each.stakeholderContactPerson);
      const contacts = [entry, ...people].flatMap((each) => each.contacts);
      const [number] = contacts
        .filter(({ contactTypeId }) => contactTypeId !== 1)
        .toSorted((a, b) => compareChecks(a.check, b.check));
      if (number === undefined || !points.has(entry.stakeholderId)) return [];
      const [longitude = 0, latitude = 0] = points.get(entry.stakeholderId) ?? [];
      return [{ entry, dialled: number.detail, longitude, latitude }];
    });
    expect(expected.length).toBeGreaterThan(10);
    const placeBySummary = new Map(places.map((place) => [summarize(place), place]));
    expect(placeBySummary.size).toBe(places.length);
    for (const { entry, dialled, longitude, latitude } of expected) {
      const { name, buildingBlock, localMunicipalityName } = entry;
      const place = placeBySummary.get([name, buildingBlock, localMunicipalityName, dialled].join(", "));
      expect(place, name).toBeDefined();
      expect(place?.latitude).toBeCloseTo(latitude, 2);
      expect(place?.longitude).toBeCloseTo(longitude, 2);
    }
    const municipalities = new Set(entries.flat().map((entry) => entry.localMunicipalityName));
    const names = new Set(expected.map(({ entry }) => entry.name));
    const unexpected = places.filter(
      ({ municipality, name }) => municipalities.has(municipality) && !names.has(name),
    );
    expect(unexpected).toEqual([]);
  });

  test("S24 lists no confidential place and no number of a hidden contact", async () => {
    const confidential: string[] = await api.knex("stakeholder").where("is_confidential", true).pluck("name");
    expect(confidential.length).toBeGreaterThan(40);
    const names = new Set(places.map(({ name }) => name));
    expect(confidential.filter((name) => names.has(name))).toEqual([]);

    const hiddenNumbers: string[] = await api
      .knex("contact as c")
      .join("building_block_contact_person as p", "p.stakeholder_id", "c.stakeholder_id")
      .where("p.is_public", false)
      .pluck("c.detail");
    expect(hiddenNumbers.length).toBeGreaterThan(10);
    const listedNumbers = new Set(places.map((place) => place.dialled));
    expect(hiddenNumbers.filter((detail) => listedNumbers.has(detail))).toEqual([]);
  });

  test("S24 removes a place at once when it becomes confidential", async () => {
    const name = places[0]?.name ?? "";
    const listNames = async () => {
      const now = await getJsonResponse(api, getCallablePlaces);
      return now.map((place) => place.name);
    };
    expect(await listNames()).toContain(name);
    await api.knex.transaction(async (trx) => {
      await trx("stakeholder").where({ name }).update({ isConfidential: true });
      await raiseDataVersion(trx, ["building-block"]);
    });
    await expect.poll(listNames).not.toContain(name);
  });
});

const contact = (contactTypeId: number) => ({
  contactId: 1,
  contactTypeId,
  detail: "0",
  areaCode: null,
  extension: null,
  check: null,
});
const EMAIL = contact(1);
const TELEPHONE = contact(3);

test("lists emergency lines and the command centre first, and the other lines in their order", () => {
  const lines = ["Childline", "GBV Command Centre", "Counselling Line", "Police emergencies"];
  expect(sortByUrgency(lines.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    "Police emergencies",
    "GBV Command Centre",
    "Childline",
    "Counselling Line",
  ]);
});

test("lists callable entries first, by their own number or a person's, then the latest verified", () => {
  const person = (contacts: (typeof EMAIL)[]) => [{ stakeholderContactPerson: [{ contacts }] }];
  const entries = [
    { name: "written to", contacts: [EMAIL], verifiedOn: "2026-06-03", buildingBlockRequirements: [] },
    { name: "nothing", contacts: [], verifiedOn: null, buildingBlockRequirements: person([EMAIL]) },
    { name: "its own", contacts: [TELEPHONE], verifiedOn: null, buildingBlockRequirements: [] },
    {
      name: "a person's",
      contacts: [],
      verifiedOn: "2026-06-01",
      buildingBlockRequirements: person([TELEPHONE]),
    },
  ];
  expect(sortCallableFirst(entries, "2026-04-18").map(({ name }) => name)).toEqual([
    "a person's",
    "its own",
    "written to",
    "nothing",
  ]);
});

test("ranks an outdated check no higher than no check", () => {
  const entry = (name: string, verifiedOn: string | null) => ({
    ...{ name, verifiedOn, contacts: [TELEPHONE], buildingBlockRequirements: [] },
  });
  const entries = [entry("never", null), entry("long ago", "2026-04-17"), entry("fresh", "2026-04-18")];
  const names = sortCallableFirst(entries, "2026-04-18").map(({ name }) => name);
  expect(names).toEqual(["fresh", "never", "long ago"]);
});
