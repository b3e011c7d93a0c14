import { afterAll, beforeAll, expect, test } from "vitest";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import type { Database } from "../../lib/database/db.ts";
import { readReference } from "../../lib/figures/readReference.ts";
import { translatedLanguages } from "../../shared/i18n/languages.ts";
import { openShared, openTestDatabase } from "../../testing/testDatabase.ts";
import { describeMatch } from "./describeMatch.ts";
import { findBestMatch, findPlaces } from "./findPlaces.ts";
import { OtherName } from "./readAreas.ts";
import { readPlaces } from "./readPlaces.ts";

/**
 * Sources: French Wikipedia "Municipalités d'Afrique du Sud" (metros); English lists for the Western Cape and
 * Limpopo (seats); articles on Steve Tshwete, Nkomazi and Mbombela; Statistics South Africa (Swartland,
 * Witzenberg). Skukuza is missing: the Demarcation Board's lines put it elsewhere.
 */
const TOWNS_BY_MUNICIPALITY: Readonly<Record<string, string>> = {
  "City of Cape Town": "Cape Town, Hout Bay, Simon's Town",
  Ekurhuleni:
    "Germiston, Alberton, Bedfordview, Benoni, Boksburg, Brakpan, Daveyton, Duduza, Edenvale, Isando, Katlehong, Kempton Park, KwaThema, Nigel, Reiger Park, Springs, Tembisa, Thokoza, Tsakane, Vosloorus, Wattville",
  "City of Johannesburg": "Johannesburg, Randburg, Soweto",
  "Nelson Mandela Bay": "Port Elizabeth, Uitenhage, Despatch",
  "City of Tshwane":
    "Pretoria, Centurion, Hammanskraal, Akasia, Soshanguve, Mamelodi, Atteridgeville, Ga-Rankuwa, Temba, Mabopane",
  eThekwini: "Durban, Amanzimtoti, Umlazi, Phoenix, Chatsworth, Kwa-Mashu, Pinetown",
  "Buffalo City": "East London, King William's Town, Bisho",
  Mangaung: "Bloemfontein, Thaba 'Nchu, Botshabelo",
  Emfuleni: "Vereeniging, Sharpeville, Vanderbijlpark, Evaton, Sebokeng, Bophelong, Boipatong",
  Midvaal: "Meyerton, Eikenhof, Walkerville",
  "Beaufort West": "Beaufort West",
  Bergrivier: "Piketberg",
  Bitou: "Plettenberg Bay",
  "Breede Valley": "Worcester",
  "Cape Agulhas": "Bredasdorp",
  Cederberg: "Clanwilliam",
  Swartland: "Malmesbury, Moorreesburg, Darling, Riebeek West, Riebeek Kasteel, Yzerfontein",
  Witzenberg: "Ceres, Tulbagh, Prince Alfred's Hamlet, Wolseley, Op-die-Berg",
  "Ba-Phalaborwa": "Phalaborwa",
  "Bela-Bela": "Bela-Bela",
  Blouberg: "Senwabarwana",
  "Elias Motsoaledi": "Groblersdal",
  "Ephraim Mogale": "Marble Hall",
  "Greater Giyani": "Giyani",
  "Greater Letaba": "Modjadjiskloof",
  "Greater Tzaneen": "Tzaneen",
  "Steve Tshwete": "Hendrina, Mhluzi",
  "City of Mbombela": "Barberton, Hazyview, Kabokweni, Kanyamazane, Matsulu, Mbombela, Ngodwana",
  Nkomazi: "Hectorspruit, Malelane, Marloth Park, Kamhlushwa",
};

let database: Database;
let places: Awaited<ReturnType<typeof readPlaces>>;
beforeAll(async () => {
  database = await openShared(openTestDatabase, "reference");
  places = await readPlaces(database.knex);
});
afterAll(() => database.close());

const findFirst = (typed: string) => findPlaces(places, typed)[0]?.place.name;

test("of a hundred names, at least 95 find their municipality first, and none finds only another municipality", () => {
  const names = Object.entries(TOWNS_BY_MUNICIPALITY).flatMap(([municipality, towns]) =>
    towns.split(", ").map((town) => ({ town, municipality })),
  );
  const missedNames = names.filter(({ town, municipality }) => findFirst(town) !== municipality);
  const wrongNames = names.filter(({ town, municipality }) => {
    const bestMatch = findBestMatch(findPlaces(places, town));
    return bestMatch !== undefined && bestMatch.place.name !== municipality;
  });
  expect(names.length).toBeGreaterThanOrEqual(100);
  expect(wrongNames).toEqual([]);
  // None of the tables contains these towns.
  expect(missedNames.map(({ town }) => town)).toEqual(["Isando", "Eikenhof"]);
});

test.each([
  ["Gqeberha", "Nelson Mandela Bay"],
  ["Grahamstown", "Makana"],
  ["King Williams Town", "Buffalo City"],
  ["Umtata", "King Sabata Dalindyebo"],
  ["Louis Trichardt", "Makhado"],
  ["Thembisa", "Ekurhuleni"],
])("%s is in %s", (typed, expected) => {
  expect(findBestMatch(findPlaces(places, typed))?.place.name).toBe(expected);
});

test("every town and every former name is in an existing municipality", () => {
  expect(places.filter(({ towns }) => towns.length > 0).length).toBeGreaterThan(200);
  expect(places.flatMap(({ towns }) => towns).length).toBeGreaterThan(1300);
});

test.each([
  ["iGauteng", "iGauteng, Gauteng, province"],
  ["kapa vhubvaduvha", "Kapa Vhubvaḓuvha, Eastern Cape, province"],
  ["Wes-Kaap", "Wes-Kaap, Western Cape, province"],
  ["Kaapstad", "Kaapstad, Cape Town, in City of Cape Town, Western Cape"],
  ["Stad Kaapstad", "Stad Kaapstad, City of Cape Town, Western Cape"],
  ["Pitoli", "iPitoli, Pretoria, in City of Tshwane, Gauteng"],
  ["Tshwane", "City of Tshwane, Gauteng"],
  ["eMonti", "eMonti, East London, in Buffalo City, Eastern Cape"],
  ["Tuinroete", "Tuinroete, Garden Route, district in Western Cape"],
  ["Limpopo", "Limpopo, province"],
])("%s is found, with its official name", (typed, expected) => {
  const [closest] = findPlaces(places, typed);
  if (closest === undefined) throw new Error(`${typed} was not found.`);
  expect(`${closest.name}, ${describeMatch(closest).where}`).toBe(expected);
});

test("every name in another language belongs to an existing place, and appears once", async () => {
  const rows = await readReference("place_names.csv", OtherName);
  const { length: rowCount } = rows;
  const knownOtherNames = new Set(rows.map(({ other_name }) => other_name));
  const names = places.flatMap(({ name, towns, otherNames }) =>
    Object.entries(otherNames).filter(
      ([other, official]) => knownOtherNames.has(other) && (official === name || towns.includes(official)),
    ),
  );
  expect(names).toHaveLength(new Set(rows.map(({ code, other_name }) => `${code} ${other_name}`)).size);
  expect(new Set(rows.map((row) => `${row.code} ${row.language} ${row.other_name}`)).size).toBe(rowCount);
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(translatedLanguages));
});

test.each([
  ["Umlazi, Durban", "eThekwini"],
  ["Soweto, Johannesburg", "City of Johannesburg"],
  ["Cape Town, Western Cape", "City of Cape Town"],
  ["Cape Town CBD", "City of Cape Town"],
  ["joburg", "City of Johannesburg"],
  ["kzn", "KwaZulu-Natal"],
  ["qwaqwa", "Maluti a Phofung"],
  ["2000", "City of Johannesburg"],
  ["Phoenix", "eThekwini"],
])("“%s” finds %s first", (typed, name) => {
  expect(findPlaces(places, typed)[0]?.place.name.toLowerCase()).toBe(name.toLowerCase());
});

test.each([
  ["Umlazi, Durban", "Umlazi"],
  ["Durban Umlazi", "Durban"],
  ["Soweto, Johannesburg", "Soweto"],
])("“%s” is shown as %s, the name that is typed first", (typed, name) => {
  expect(findPlaces(places, typed)[0]?.name).toBe(name);
});

test("unmatched words are listed as ignored, and find no place by themselves", () => {
  const matches = findPlaces(places, "Tembisa hospital");
  expect(matches[0]?.ignored).toEqual(["hospital"]);
  expect(findBestMatch(matches)).toBeUndefined();
  expect(findPlaces(places, "200")).toEqual([]);
});

test("readPlaces reads places again after their data change", async () => {
  const { knex, close } = await openTestDatabase("reference");
  const getName = async (typed: string) => findPlaces(await readPlaces(knex), typed)[0]?.place.name;
  expect(await getName("Sol Plaatje")).toBe("Sol Plaatje");
  await knex.transaction(async (trx) => {
    await trx("boundary").where({ description: "Sol Plaatje" }).update({ description: "Diamantveld" });
    await raiseDataVersion(trx, ["boundaries"]);
  });
  expect(await getName("Diamantveld")).toBe("Diamantveld");
  await close();
});
