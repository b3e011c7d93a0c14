import { expect, test } from "vitest";
import { createStationFinder } from "./stationFinder.ts";

const { find } = await createStationFinder();

test.each([
  ["Kimberley", "Northern Cape", "PD309005"],
  ["KIMBERLEY", "", "PD309005"],
  ["Richmond(C)", "Northern Cape", "PD307003"],
  ["Richmond", "KwaZulu/Natal", "PD522002"],
  ["Balfour", "", "PD212019"],
  ["Balfour", "Mpumalanga", "PD830018"],
  ["Jhb Central", "Gauteng", "PD798018"],
])("%s in province '%s' is %s", (name, province, code) => {
  expect(find(name, province)).toEqual({ code, isPart: false });
});

test.each([
  ["Uitenhage", "Kariega"],
  ["KING WILLIAM''S TOWN", "Qonce"],
  ['King William""S Towns', "Qonce"],
])("the old name %s of the Eastern Cape finds %s", (name, today) => {
  expect(find(name, "EC")).toEqual(find(today, "Eastern Cape"));
  expect(find(name, "EC")).toHaveProperty("code");
});

test.each([
  ["Lethlabile", "NW", "Letlhabile"],
  ["OR Tambo International Airport", "GT", "OR Tambo Intl Airport"],
  ["Esikhawini", "KZN", "Esikhaleni"],
  ["Mkuze", "KwaZulu/Natal", "Mkhuze"],
  ["Mpumalanga", "KwaZulu-Natal", "Mpumalanga KZN"],
])("%s in %s is the station %s", (name, province, today) => {
  expect(find(name, province)).toEqual(find(today, ""));
  expect(find(name, province)).toHaveProperty("code");
});

test.each([
  ["Uitenhag", "EC", 'unknown station "Uitenhag": did you mean Kariega?'],
  ["Kimberly", "Northern Cape", 'unknown station "Kimberly": did you mean Kimberley?'],
  ["Kimberly", "Gauteng", 'unknown station "Kimberly"'],
  ["Laersdrift", "LI", 'no station "Laersdrift" in "LI": did you mean Laersdrift in Mpumalanga?'],
  ["Mpumalanga", "", 'several stations are called "Mpumalanga": the file has to name the province'],
  ["Kimberley", "Transvaal", 'unknown province "Transvaal"'],
])("%s in %s finds no station and gives a reason", (name, province, reason) => {
  expect(find(name, province)).toMatchObject({ reason });
});

test("an alias of the operator finds its station in its province only", async () => {
  const assignedFinder = await createStationFinder({
    aliases: [{ alias: "Katkop", provinceCode: "EC", stationCode: "PD214010", isPart: false }],
  });
  expect(assignedFinder.find("KATKOP", "Eastern Cape")).toEqual({
    code: "PD214010",
    isPart: false,
    isAssigned: true,
  });
  expect(assignedFinder.find("Katkop", "Gauteng")).toHaveProperty("reason");
});

test("an alias for any province yields to a station of that name in the file's province", async () => {
  const code = (await createStationFinder()).find("Middelburg", "EC");
  expect(code).toHaveProperty("code");
  const assignedFinder = await createStationFinder({
    aliases: [{ alias: "Middelburg", provinceCode: "", stationCode: "PD309005", isPart: false }],
  });
  expect(assignedFinder.find("Middelburg", "")).toMatchObject({ code: "PD309005", isAssigned: true });
  expect(assignedFinder.find("Middelburg", "EC")).toEqual(code);
});

test("a station that is part of another station has isPart", () => {
  expect(find("Phaudi", "Limpopo")).toEqual({ code: "PD935013", isPart: true });
});
