import { expect, test } from "vitest";
import { getFindings } from "../findings/contract.ts";
import { getAnswer } from "../testing/getAnswer.ts";
import { startApi } from "../testing/startApi.ts";
import { openTestDatabase } from "../testing/testDatabase.ts";
import { getAvailability } from "./contract.ts";

const CRIME = 3;
const api = startApi(openTestDatabase, { isShared: true });

test("what there is of each level is what the pages show", async () => {
  const found = await getAnswer(api, getAvailability);
  const provinces = found.find(({ componentId, level }) => componentId === CRIME && level === "province");
  const { periods, areas } = await getAnswer(api, getFindings, {
    query: { boundaryId: 0, componentId: CRIME },
  });
  const held = periods.filter((_, at) => areas.some(({ values }) => typeof values[at] === "number"));
  const last = periods.indexOf(held.at(-1) ?? "");
  expect(provinces).toMatchObject({
    since: held[0],
    until: held.at(-1),
    places: areas.filter(({ values }) => typeof values[last] === "number").length,
    ofPlaces: areas.length,
  });
  const levels = found.filter(({ componentId }) => componentId === CRIME).map(({ level }) => level);
  expect(levels).toEqual(["country", "province", "district", "municipality", "police precinct"]);
});
