import { describe, expect, test } from "vitest";
import { getJsonResponse } from "../testing/Browser.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import {
  getBoundary,
  getBoundaryGeojson,
  listBoundaries,
  listContainedBoundaries,
  listTowns,
} from "./contract.ts";

const BYTES_AT_MOST = 400_000;

describe.each(testDatabases)("boundaries on %s", (_name, open) => {
  const api = startApi(open, { set: "reference", isShared: true });

  const address = (path: string) => `${api.url}/api/geography/boundary/${path}`;
  const list = (boundaryTypeId: number, containingBoundaryId?: number, filter?: string) =>
    getJsonResponse(api, listBoundaries, {
      params: { boundaryTypeId, containingBoundaryId },
      query: { filter },
    });
  const boundary = (boundaryId: number) => getJsonResponse(api, getBoundary, { params: { boundaryId } });
  const containedIn = (containingBoundaryId: number) =>
    getJsonResponse(api, listContainedBoundaries, { query: { containingBoundaryId } });
  const names = async (...parameters: Parameters<typeof list>) =>
    (await list(...parameters)).map(({ description }) => description);

  test("the country has nine provinces, 52 districts, 213 municipalities and 1,167 precincts", async () => {
    const counts = await Promise.all([0, 1, 2, 3, 5].map(async (type) => (await list(type)).length));
    expect(counts).toEqual([1, 9, 52, 213, 1167]);
    expect(await names(0)).toEqual(["South Africa"]);
  });

  test("shared caches may keep what is made of boundaries alone for a day", async () => {
    expect((await fetch(address("geojson/0"))).headers.get("cache-control")).toContain("s-maxage=86400");
  });

  test("a list can be narrowed to a parent at any level above, and by part of a name or code", async () => {
    const [northernCape] = await list(1, undefined, "northern c");
    expect(northernCape).toMatchObject({ code: "NC", boundaryTypeId: 1, containingBoundaryId: 0 });
    const id = northernCape?.boundaryId;
    expect(await list(2, id)).toHaveLength(5);
    const municipalities = await list(3, id);
    expect(municipalities).toHaveLength(26);
    expect(municipalities.every(({ nationalBoundaryId }) => nationalBoundaryId === id)).toBe(true);
    expect(await names(3, id, "nc091")).toEqual(["Sol Plaatje"]);
    expect(await names(5, undefined, "100%")).toEqual([]);
  });

  test("a municipality knows its district and province; a metro is a district and a municipality in it", async () => {
    const [metro, ...rest] = await list(3, undefined, "CPT");
    expect(rest).toEqual([]);
    const district = await boundary(metro?.districtBoundaryId as number);
    expect(district).toMatchObject({ code: "CPT", boundaryTypeId: 2, description: "City of Cape Town" });
    expect(metro?.nationalBoundaryId).toBe(district.nationalBoundaryId);
    expect(metro?.peopleCount).toBe(district.peopleCount);
  });

  test("towns are those of a municipality, district, province or the country, each with its municipality", async () => {
    const readTowns = (boundaryId: number) => getJsonResponse(api, listTowns, { query: { boundaryId } });
    const [ofMunicipality, ofProvince] = [await readTowns(1163), await readTowns(7)];
    expect(ofMunicipality.map(({ name }) => name)).toContain("Kimberley");
    expect(new Set(ofMunicipality.map(({ municipality }) => municipality))).toEqual(new Set(["Sol Plaatje"]));
    expect(ofProvince).toEqual(expect.arrayContaining(ofMunicipality));
    expect(ofProvince.length).toBeGreaterThan(ofMunicipality.length);
    expect((await readTowns(0)).length).toBeGreaterThan(1300);
    expect((await fetch(`${api.url}/api/geography/town?boundaryId=99999999`)).status).toBe(404);
  });

  test("towns for a map are ranked by size, under their present names; a rough point has no rank", async () => {
    const ranked = async (code: string) => {
      const [place] = await list(3, undefined, code);
      const towns = await getJsonResponse(api, listTowns, {
        query: { boundaryId: place?.boundaryId as number },
      });
      return new Map(towns.map(({ name, mapRank }) => [name, mapRank]));
    };
    expect([...(await ranked("NC091"))].toSorted()).toEqual([
      ["Kimberley", 1],
      ["Ritchie", 2],
    ]);
    const inNelsonMandelaBay = await ranked("NMA");
    expect(inNelsonMandelaBay.get("Gqeberha")).toBe(1);
    expect(inNelsonMandelaBay.get("Kariega")).toBe(2);
    expect(inNelsonMandelaBay.get("Port Elizabeth")).toBeNull();
    expect(inNelsonMandelaBay.get("Walmer")).toBeNull();
  });

  test("people of the contained boundaries add up to those of the containing one", async () => {
    const country = await boundary(0);
    const provinces = await containedIn(0);
    expect(provinces.reduce((sum, { peopleCount }) => sum + (peopleCount ?? 0), 0)).toBe(country.peopleCount);
    expect(provinces.find(({ code }) => code === "NC")?.peopleCount).toBe(1_355_940);
  });

  test("every boundary above a precinct is drawn by what it contains, in small enough responses", async () => {
    const parents = [
      0,
      ...(await Promise.all([1, 2, 3].map((type) => list(type)))).flat().map(({ boundaryId }) => boundaryId),
    ];
    for (const id of parents) {
      const contained = await containedIn(id);
      const response = await fetch(address(`geojson/${id}`));
      const text = await response.text();
      expect(text.length).toBeLessThan(BYTES_AT_MOST);
      const collection = getBoundaryGeojson.response.parse(JSON.parse(text));
      expect(collection.features.map(({ id }) => id).sort()).toEqual(
        contained.map(({ boundaryId }) => boundaryId).sort(),
      );
      expect(collection.provenance.isApproximate).toBe(true);
    }
  });

  test("what does not exist is a 404, and what is no id a 400", async () => {
    for (const path of ["77", "geojson/77", "contained/?containingBoundaryId=77"]) {
      expect((await fetch(address(path))).status, path).toBe(404);
    }
    for (const path of [
      "capetown",
      "geojson/-1",
      "list/6",
      "list/x",
      "contained/?containingBoundaryId=1%20or%201",
    ]) {
      expect((await fetch(address(path))).status, path).toBe(400);
    }
  });
});
