import { expect, test } from "vitest";
import type { DirectoryEntry } from "../../directory/contract.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, POLICE } from "../../testing/building-block/place.ts";

const office = startOffice();

async function list(query: string): Promise<DirectoryEntry[]> {
  return (await office.make("anyone", "GET", `searchcontact?${query}`)) as unknown as DirectoryEntry[];
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

test("a year on without any work, places and national lines keep their numbers, and people checked then lose theirs", async () => {
  const stations = `boundaryId=${office.emfuleni}&buildingBlockId=${POLICE}`;
  office.at("2026-08-15");
  await createWriters(office).newStation("province");
  const helpBefore = await readHelpPage();
  const [lines, places] = [await list(""), await list(stations)];
  expect(getNumbers(lines).length).toBeGreaterThan(3);
  expect(getNumbers(places).length).toBeGreaterThan(0);
  expect(JSON.stringify(getPeople(places))).toContain("0825550100");
  const own = [...lines, ...places].flatMap(({ contacts }) => contacts.map(({ detail }) => detail));
  const onHelp = own.filter((number) => helpBefore.numbers.has(number));
  expect(onHelp).toEqual(expect.arrayContaining(["10111", "0800428428", "0165550199"]));
  office.at("2027-08-15");
  const [linesLater, placesLater] = [await list(""), await list(stations)];
  expect(getNumbers(linesLater)).toEqual(getNumbers(lines));
  expect(getNumbers(placesLater)).toEqual(getNumbers(places));
  const helpLater = await readHelpPage();
  expect(onHelp.filter((number) => !helpLater.numbers.has(number))).toEqual([]);
  expect(helpLater.ages.length).toBeGreaterThanOrEqual(lines.length);
  expect(JSON.stringify(getPeople(placesLater))).not.toContain("0825550100");
});
