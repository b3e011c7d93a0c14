import { expect, test } from "vitest";
import type { DirectoryEntry } from "../../directory/contract.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, POLICE } from "../../testing/building-block/place.ts";

const office = startOffice();

async function fetchEntries(query: string): Promise<DirectoryEntry[]> {
  return (await office.sendOk("anyone", "GET", `searchcontact?${query}`)) as unknown as DirectoryEntry[];
}
const getNumbers = (entries: readonly DirectoryEntry[]) =>
  entries
    .flatMap(({ name, contacts }) =>
      contacts.map(({ detail, check }) => `${name} ${detail} ${check?.checkedOn}`),
    )
    .toSorted();
const getPeople = (entries: readonly DirectoryEntry[]) =>
  entries.flatMap(({ buildingBlockRequirements }) =>
    buildingBlockRequirements.flatMap(({ stakeholderContactPerson }) => stakeholderContactPerson),
  );

/** Reads the numbers on the help page, and the text about when they were checked. */
async function readHelpPage() {
  const html = await (await fetch(`${office.url}/home/contact?boundaryId=${office.emfuleni}`)).text();
  const numbers = [...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => String(number));
  return {
    numbers: new Set(numbers),
    ages: html.match(/Not checked since|Not verified yet|Not test-called/g) ?? [],
  };
}

test("after a year without checks, places and national lines keep their public numbers and contact people lose theirs", async () => {
  const stations = `boundaryId=${office.emfuleni}&buildingBlockId=${POLICE}`;
  office.setToday("2026-08-15");
  await createWriters(office).newStation("province");
  const helpBefore = await readHelpPage();
  const [nationalLines, places] = [await fetchEntries(""), await fetchEntries(stations)];
  expect(getNumbers(nationalLines).length).toBeGreaterThan(3);
  expect(getNumbers(places).length).toBeGreaterThan(0);
  expect(JSON.stringify(getPeople(places))).toContain("0825550100");
  const allNumbers = [...nationalLines, ...places].flatMap(({ contacts }) =>
    contacts.map(({ detail }) => detail),
  );
  const helpNumbers = allNumbers.filter((number) => helpBefore.numbers.has(number));
  expect(helpNumbers).toEqual(expect.arrayContaining(["10111", "0800428428", "0165550199"]));
  office.setToday("2027-08-15");
  const [linesLater, placesLater] = [await fetchEntries(""), await fetchEntries(stations)];
  expect(getNumbers(linesLater)).toEqual(getNumbers(nationalLines));
  expect(getNumbers(placesLater)).toEqual(getNumbers(places));
  const helpLater = await readHelpPage();
  expect(helpNumbers.filter((number) => !helpLater.numbers.has(number))).toEqual([]);
  expect(helpLater.ages.length).toBeGreaterThanOrEqual(nationalLines.length);
  expect(JSON.stringify(getPeople(placesLater))).not.toContain("0825550100");
});
