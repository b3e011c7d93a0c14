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

const MAX_BYTES = 400_000;

describe.each(testDatabases)("boundaries on %s", (_name, open) => {
  const api = startApi(open, { set: "reference", isShared: true });

  const toAddress = (path: string) => `${api.url}/api/geography/boundary/${path}`;
  const fetchList = (boundaryTypeId: number, containingBoundaryId?: number, filter?: string) =>
    getJsonResponse(api, listBoundaries, {
      params: { boundaryTypeId, containingBoundaryId },
      query: { filter },
    });
  const fetchBoundary = (boundaryId: number) => getJsonResponse(api, getBoundary, { params: { boundaryId } });
  const fetchContained = (containingBoundaryId: number) =>
    getJsonResponse(api, listContainedBoundaries, { query: { containingBoundaryId } });
  const fetchNames = async (...parameters: Parameters<typeof fetchList>) =>
    (await fetchList(...parameters)).map(({ description }) => description);

  test("the country has nine provinces, 52 districts, 213 municipalities and 1,167 precincts", async () => {
    const counts = await Promise.all([0, 1, 2, 3, 5].map(async (type) => (await fetchList(type)).length));
    expect(counts).toEqual([1, 9, 52, 213, 1167]);
    expect(await fetchNames(0)).toEqual(["South Africa"]);
  });

  test("shared caches may store responses about boundaries for a day", async () => {
    expect((await fetch(toAddress("geojson/0"))).headers.get("cache-control")).toContain("s-maxage=86400");
  });

  test("a list can be filtered by a containing boundary of any level, and by part of a name or code", async () => {
    const [northernCape] = await fetchList(1, undefined, "northern c");
    expect(northernCape).toMatchObject({ code: "NC", boundaryTypeId: 1, containingBoundaryId: 0 });
    const id = northernCape?.boundaryId;
    expect(await fetchList(2, id)).toHaveLength(5);
    const municipalities = await fetchList(3, id);
    expect(municipalities).toHaveLength(26);
    expect(municipalities.every(({ nationalBoundaryId }) => nationalBoundaryId === id)).toBe(true);
    expect(await fetchNames(3, id, "nc091")).toEqual(["Sol Plaatje"]);
    expect(await fetchNames(5, undefined, "100%")).toEqual([]);
  });

  test("a municipality has its district and province, and a metro is both a district and a municipality", async () => {
    const [metro, ...otherMetros] = await fetchList(3, undefined, "CPT");
    expect(otherMetros).toEqual([]);
    const district = await fetchBoundary(metro?.districtBoundaryId as number);
    expect(district).toMatchObject({ code: "CPT", boundaryTypeId: 2, description: "City of Cape Town" });
    expect(metro?.nationalBoundaryId).toBe(district.nationalBoundaryId);
    expect(metro?.peopleCount).toBe(district.peopleCount);
  });

  test("towns of a municipality, district, province or the country have their municipality", async () => {
    const readTowns = (boundaryId: number) => getJsonResponse(api, listTowns, { query: { boundaryId } });
    const [municipalityTowns, provinceTowns] = [await readTowns(1163), await readTowns(7)];
    expect(municipalityTowns.map(({ name }) => name)).toContain("Kimberley");
    expect(new Set(municipalityTowns.map(({ municipality }) => municipality))).toEqual(
      new Set(["Sol Plaatje"]),
    );
    expect(provinceTowns).toEqual(expect.arrayContaining(municipalityTowns));
    expect(provinceTowns.length).toBeGreaterThan(municipalityTowns.length);
    expect((await readTowns(0)).length).toBeGreaterThan(1300);
    expect((await fetch(`${api.url}/api/geography/town?boundaryId=99999999`)).status).toBe(404);
  });

  test("towns for a map are ranked by size under their present names, and a town with a rough point has no rank", async () => {
    const fetchRankedTowns = async (code: string) => {
      const [place] = await fetchList(3, undefined, code);
      const towns = await getJsonResponse(api, listTowns, {
        query: { boundaryId: place?.boundaryId as number },
      });
      return new Map(towns.map(({ name, mapRank }) => [name, mapRank]));
    };
    expect([...(await fetchRankedTowns("NC091"))].toSorted()).toEqual([
      ["Kimberley", 1],
      ["Ritchie", 2],
    ]);
    const inNelsonMandelaBay = await fetchRankedTowns("NMA");
    expect(inNelsonMandelaBay.get("Gqeberha")).toBe(1);
    expect(inNelsonMandelaBay.get("Kariega")).toBe(2);
    expect(inNelsonMandelaBay.get("Port Elizabeth")).toBeNull();
    expect(inNelsonMandelaBay.get("Walmer")).toBeNull();
  });

  test("the people of contained boundaries add up to those of the containing boundary", async () => {
    const country = await fetchBoundary(0);
    const provinces = await fetchContained(0);
    expect(provinces.reduce((sum, { peopleCount }) => sum + (peopleCount ?? 0), 0)).toBe(country.peopleCount);
    expect(provinces.find(({ code }) => code === "NC")?.peopleCount).toBe(1_355_940);
  });

  test("the outlines of the areas in each boundary have a response below the size limit", async () => {
    const parents = [
      0,
      ...(await Promise.all([1, 2, 3].map((type) => fetchList(type))))
        .flat()
        .map(({ boundaryId }) => boundaryId),
    ];
    for (const id of parents) {
      const contained = await fetchContained(id);
      const response = await fetch(toAddress(`geojson/${id}`));
      const text = await response.text();
      expect(text.length).toBeLessThan(MAX_BYTES);
      const collection = getBoundaryGeojson.response.parse(JSON.parse(text));
      expect(collection.features.map(({ id }) => id).sort()).toEqual(
        contained.map(({ boundaryId }) => boundaryId).sort(),
      );
      expect(collection.provenance.isApproximate).toBe(true);
    }
  });

  test("responds 404 to an unknown boundary and 400 to an invalid id", async () => {
    for (const path of ["77", "geojson/77", "contained/?containingBoundaryId=77"]) {
      expect((await fetch(toAddress(path))).status, path).toBe(404);
    }
    for (const path of [
      "capetown",
      "geojson/-1",
      "list/6",
      "list/x",
      "contained/?containingBoundaryId=1%20or%201",
    ]) {
      expect((await fetch(toAddress(path))).status, path).toBe(400);
    }
  });
});
