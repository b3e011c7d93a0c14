import { afterAll, describe, expect, test } from "vitest";
import { findMeasure } from "../../findings/measures.ts";
import { storeApproximateLines } from "../../seeds/storePrecincts.ts";
import { dayInSouthAfrica } from "../../shared/quarters.ts";
import { createImporter } from "../../testing/import/importInto.ts";
import { startApi } from "../../testing/startApi.ts";
import { temporaryFolder } from "../../testing/temporaryFile.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testSession.ts";
import { runWithdrawal } from "../withdrawal.ts";
import { getAddedStations } from "./contract.ts";

const FILE =
  "province,station,period,category,count\nGP,Protea,2018/19,Sexual Offences,80\nGP,Protea Glen,2018/19,Sexual Offences,120\n";
const reason = "A station is new.";

describe.each(testDatabases)("a new police station, %s", (_, open) => {
  const api = startApi(open);
  const admin = api.user();
  const varDir = temporaryFolder(afterAll);
  const importFile = (options: { dryRun?: boolean; reason?: string }) =>
    createImporter("crime", api.knex, varDir).importText(FILE, { name: "new.csv", ...options });
  const listUnknownStations = async () => {
    const { questions } = await importFile({ dryRun: true });
    return questions?.stations.map(({ name }) => name);
  };
  const findBoundaries = (description: string) =>
    api.knex("boundary").where({ description }).orderBy("boundary_id");
  const readPeopleCount = async (boundaryId: number) =>
    (await api.knex("boundary").where({ boundaryId }).first()).peopleCount;

  test("is counted in its municipality, with people from another precinct, and is found in later files", async () => {
    expect(await listUnknownStations()).toEqual(["Protea Glen"]);
    const [protea] = (await findBoundaries("Protea")).filter((each) => each.boundaryTypeId === 5);
    const municipality = protea.containingBoundaryId;
    const [country, inMunicipality] = [await readPeopleCount(0), await readPeopleCount(municipality)];
    const body = {
      name: "Protea Glen",
      municipalityBoundaryId: municipality,
      peopleCount: 30_000,
      peopleFromBoundaryId: protea.boundaryId,
      source: "Statistics South Africa, Census 2022",
    };
    const add = (body: object) => admin.postJson("/api/import/addStation", body);
    const tooMany = await add({ ...body, peopleCount: 1_900_000 });
    expect(tooMany).toMatchObject({
      status: 400,
      code: "too-many-people",
      message: `Protea has only ${protea.peopleCount.toLocaleString("en")} people.`,
    });
    expect(await add(body)).toMatchObject({ status: 200 });
    expect(await add(body)).toMatchObject({
      status: 409,
      code: "known",
      message: "Gauteng has a police station of this name already.",
    });
    expect([await readPeopleCount(0), await readPeopleCount(municipality)]).toEqual([
      country,
      inMunicipality,
    ]);
    expect(await readPeopleCount(protea.boundaryId)).toBe(protea.peopleCount - 30_000);

    expect(await listUnknownStations()).toEqual([]);
    await importFile({ reason });
    const { boundaryId } = (await findBoundaries("Protea Glen"))[0];
    const fetchStats = async (at: number) =>
      (await admin.get(`/api/crime/stats?boundaryId=${at}`)).json() as Promise<unknown>;
    expect(JSON.stringify(await fetchStats(boundaryId))).toContain("120");
    expect(JSON.stringify(await fetchStats(municipality))).toContain("200");
    const response = await admin.get("/api/geography/place?name=Protea%20Glen");
    expect(await response.text()).toContain("Protea Glen");
    const { limits } = (await findMeasure(api.knex, "crime", "2026-07-01")).method;
    expect(limits).toContain(
      "The police precinct of Protea Glen in City of Johannesburg was added here, with 30,000 people, taken out of Protea. The source of their number: Statistics South Africa, Census 2022. It is on no map yet.",
    );
    expect(limits.join()).not.toContain("in no precinct");
  });

  test("remains after boundaries are imported again", async () => {
    await api.knex.transaction((trx) => storeApproximateLines(trx));
    expect(await findBoundaries("Protea Glen")).toHaveLength(1);
  });

  test("is listed with its figures, and is removed once its import is withdrawn", async () => {
    const { stations } = await admin.read(getAddedStations);
    expect(stations).toEqual([
      {
        boundaryId: (await findBoundaries("Protea Glen"))[0].boundaryId,
        name: "Protea Glen",
        municipality: "City of Johannesburg",
        peopleCount: 30_000,
        peopleFrom: "Protea",
        source: "Statistics South Africa, Census 2022",
        addedOn: dayInSouthAfrica(TEST_DAY),
        reports: "120 sexual offences in 2018/19",
        files: ["new.csv"],
      },
    ]);
    const [{ boundaryId } = { boundaryId: 0 }] = stations;
    const remove = () => admin.postJson("/api/import/removeStation", { boundaryId });
    expect(await remove()).toMatchObject({
      status: 409,
      code: "has-figures",
      message: "Protea Glen has figures of new.csv. Withdraw the imports with figures of it first.",
    });
    const [{ importId }] = await api
      .knex("data_import")
      .update({ state: "withdrawing" })
      .returning("import_id");
    const withdrawal = { kind: "crime", file: "new.csv", dryRun: false, today: TEST_DAY } as const;
    await runWithdrawal(api.knex, { ...withdrawal, importId, actor: null, reason });
    const [protea] = (await findBoundaries("Protea")).filter((each) => each.boundaryTypeId === 5);
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await findBoundaries("Protea Glen")).toEqual([]);
    expect(await readPeopleCount(protea.boundaryId)).toBe(protea.peopleCount + 30_000);
    expect(await admin.read(getAddedStations)).toEqual({ stations: [] });
    expect(await remove()).toMatchObject({ status: 404 });
  });
});
