import { expect, test } from "vitest";
import { stationFinder } from "./stationFinder.ts";

const find = await stationFinder();

test.each([
  ["Kimberley", "Northern Cape", "PD309005"],
  ["KIMBERLEY", "", "PD309005"],
  ["Dingleton", "Northern Cape", "PD345001"],
  ["Richmond(C)", "Northern Cape", "PD307003"],
  ["Richmond", "Northern Cape", "PD307003"],
  ["Richmond", "KwaZulu/Natal", "PD522002"],
  ["Balfour", "", "PD212019"],
  ["Balfour", "Mpumalanga", "PD830018"],
  ["Jhb Central", "Gauteng", "PD798018"],
])("%s in province '%s' is %s", (name, province, code) => {
  expect(find(name, province)).toEqual({ code, isPart: false });
});

test("a station that is part of another's area is told as such", () => {
  expect(find("Phaudi", "Limpopo")).toEqual({ code: "PD935013", isPart: true });
});

test.each([
  ["Bathlaros", "Northern Cape", 'unknown station "Bathlaros"'],
  ["Kimberley", "Gauteng", 'no station "Kimberley" in "Gauteng"'],
  ["Kimberley", "Transvaal", 'unknown province "Transvaal"'],
  ["Middelburg", "", 'several stations are called "Middelburg"'],
])("%s in province '%s' is not guessed", (name, province, reason) => {
  expect(find(name, province)).toEqual({ reason });
});
