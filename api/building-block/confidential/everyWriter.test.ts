import { beforeAll, describe, expect, test } from "vitest";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import { buildCatalogueSheets } from "../../testing/building-block/catalogueSheets.ts";
import { readPublicTexts } from "../../testing/building-block/everyPublicText.ts";
import { createPlaceImporter } from "../../testing/building-block/importPlaces.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, POLICE } from "../../testing/building-block/place.ts";
import { createSheetClient, encodeCsv } from "../../testing/building-block/sheets.ts";

const BLOCK = "Police station support services";
const GAUTENG = { boundaryId: 3, boundaryTypeId: 1 };
const COURTS = "Sexual offences courts";

const office = startOffice();
const write = createWriters(office);
const sheets = createSheetClient(office);
const importPlaces = createPlaceImporter("is_new,confidential,address_line1,latitude,longitude,reception");
const secrets: string[] = [];
let count = 0;

beforeAll(async () => {
  office.setToday("2026-08-15");
});

type ConfidentialPlace = {
  id: number;
  name: string;
  address: string;
  fileAddress: string;
  number: string;
  latitude: string;
};

const importRow = (
  {
    name,
    latitude,
    number,
    fileAddress,
  }: Pick<ConfidentialPlace, "name" | "latitude" | "number" | "fileAddress">,
  { confidential = "", day = "2026-08-01", block = BLOCK } = {},
) =>
  importPlaces(
    office.knex,
    `Emfuleni,${block},${name},${day},yes,${confidential},${fileAddress},${latitude},${latitude === "" ? "" : "27.93"},${number}`,
  );

const getId = async (name: string): Promise<number> =>
  (await office.knex("stakeholder").where({ name }).orderBy("stakeholder_id", "desc").first("stakeholder_id"))
    .stakeholderId;
const isConfidential = async (stakeholderId: number): Promise<boolean> =>
  (await office.knex("stakeholder").where({ stakeholderId }).first("is_confidential")).isConfidential;

/** Finds a latitude that no other place has after rounding, because public points are rounded. */
async function findFreeLatitude(): Promise<string> {
  for (let latitude = 26.6 + count * 0.004; ; latitude += 0.001) {
    const near = office.knex("address").whereRaw("abs(latitude + ?) < 0.0011", [latitude]);
    if ((await near.first("address_id")) === undefined) return `-${latitude.toFixed(3)}`;
  }
}

/** Imports a place, then enters a secret address as an official and marks the place as confidential. */
async function createConfidentialPlace(): Promise<ConfidentialPlace & { changeId: unknown }> {
  count += 1;
  const name = `Quiet House ${count}x`;
  const secretFields = {
    name,
    number: `01655${String(60_000 + count)}`,
    fileAddress: `${count} Verborgen Road`,
    latitude: await findFreeLatitude(),
  };
  const address = `${count} Geheim Street`;
  await importRow(secretFields);
  const id = await getId(name);
  const { changeId } = (
    await write.saveForm("coordinator", id, { address: { addressLine1: address }, isConfidential: true })
  ).body;
  expect(await isConfidential(id)).toBe(true);
  secrets.push(address, secretFields.fileAddress, secretFields.latitude);
  return { ...secretFields, id, address, changeId };
}

const getContacts = (detail: string) => [{ contactTypeId: 3, detail }];
async function correctNumber(stakeholderId: number, number: string): Promise<void> {
  const { version } = await office.knex("stakeholder").where({ stakeholderId }).first("version");
  const body = { stakeholderId, version, contacts: getContacts(number) };
  expect((await write.correct("coordinator", stakeholderId, body)).status).toBe(200);
}

const undo = (changeId: unknown) => office.sendOk("coordinator", "POST", "undoChange", { changeId });

const changeCatalogue = (confidential: boolean) =>
  buildCatalogueSheets(office).change({
    id: `block-${POLICE}`,
    cells: { Confidential: confidential ? "yes" : "no" },
  });

async function applySheet(cells: Record<string, string>, placeName?: string): Promise<void> {
  const grid = await sheets.download("coordinator");
  const headings = grid[0] as string[];
  const placeRow = grid.find((row) => row[2] === placeName && row[3] === "");
  const row = headings.map((heading, at) => cells[heading] ?? placeRow?.[at] ?? "");
  const uploaded = encodeCsv([headings, row]);
  const preview = await sheets.preview("coordinator", uploaded);
  expect(preview.errors).toEqual([]);
  expect(
    (await sheets.apply("coordinator", uploaded, preview.fingerprint, preview.needsMethod ? 1 : null)).status,
  ).toBe(200);
}

describe("S54 a confidential place stays confidential after", () => {
  const writers: Record<
    string,
    (place: Awaited<ReturnType<typeof createConfidentialPlace>>) => Promise<unknown>
  > = {
    "a file with confidential: no": (place) => importRow(place, { confidential: "no", day: "2026-07-01" }),
    "the same file twice": async (place) => {
      await importRow(place, { confidential: "no" });
      await importRow(place, { confidential: "no" });
    },
    "a file without its address": (place) =>
      importRow({ ...place, fileAddress: "", latitude: "" }, { confidential: "no", day: "2026-08-02" }),
    "undoing the change that made it confidential": async (place) =>
      expect((await undo(place.changeId)).message).toContain(`Still confidential: ${place.name}.`),
    "undoing a later change": async ({ id, address }) => {
      const form = { name: `Later House ${id}`, address: { addressLine1: address } };
      await undo((await write.saveForm("coordinator", id, form)).body.changeId);
    },
    "undoing an earlier change": async (place) => {
      await write.saveForm("province", place.id, {
        isConfidential: false,
        address: { addressLine1: place.address },
      });
      const earlier = await write.saveForm("coordinator", place.id, {
        openingHours: "By day",
        address: { addressLine1: place.address },
      });
      await write.saveForm("province", place.id, {
        isConfidential: true,
        address: { addressLine1: place.address },
      });
      await undo(earlier.body.changeId);
    },
    "undoing its end": async ({ id }) => undo((await write.endPlace("coordinator", id)).body.changeId),
    "a correction in the queue": ({ id }) => correctNumber(id, `01655${50_000 + count}`),
    "a sheet": ({ name }) =>
      applySheet({ Place: `Sheet House ${count}z`, Reception: `01655${40_000 + count}` }, name),
    "verifying a capture from before it became confidential": async (place) => {
      const { id, address } = place;
      await write.saveForm("province", id, { isConfidential: false, address: { addressLine1: address } });
      const form = { isConfidential: false, openingHours: "By night", address: { addressLine1: address } };
      await write.saveForm("editor", id, { ...form, isSubmitted: false, checkedHow: undefined });
      await importRow(place, { confidential: "yes" });
      expect((await write.verifyCapture("coordinator", id)).status).toBe(200);
    },
    "a change that is merged with the user's own capture": async ({ id, address }) => {
      const form = { isConfidential: false, address: { addressLine1: address } };
      await write.saveForm("coordinator", id, { ...form, isSubmitted: false, checkedHow: undefined });
      await correctNumber(id, `01655${30_000 + count}`);
    },
    "its block being made confidential and public again": async () => {
      const placeIds: number[] = await office
        .knex("stakeholder")
        .where({ isConfidential: true })
        .pluck("stakeholder_id");
      await changeCatalogue(true);
      await changeCatalogue(false);
      // Makes the other stations public again, because other tests use them.
      await office
        .knex("stakeholder")
        .whereNotIn("stakeholder_id", placeIds)
        .update({ isConfidential: false });
    },
  };

  test.each(Object.keys(writers))("%s", async (writer) => {
    const place = await createConfidentialPlace();
    await writers[writer]?.(place);
    expect(await isConfidential(place.id)).toBe(true);
  });

  test("undoing an address change from before the place was published leaves its current address", async () => {
    const { id, name } = await createConfidentialPlace();
    secrets.splice(-2);
    const openAddress = { address: { addressLine1: `${count} Open Street` } };
    const moved = await write.saveForm("coordinator", id, openAddress);
    await write.saveForm("province", id, { ...openAddress, isConfidential: false });
    expect((await undo(moved.body.changeId)).left).toEqual([name]);
    const { address, isConfidential: hidden } = await write.read(id);
    expect([address?.addressLine1, hidden]).toEqual([openAddress.address.addressLine1, false]);
  });

  test("its form publishes a confidential place", async () => {
    const { id } = await createConfidentialPlace();
    secrets.splice(-3);
    await write.saveForm("coordinator", id, {
      isConfidential: false,
      address: { addressLine1: "9 Open Street" },
    });
    expect(await isConfidential(id)).toBe(false);
  });
});

describe("S54 a second entry of a confidential place becomes confidential when written by", () => {
  const buildOtherAddress = () => `${count} Elsewhere Avenue`;
  const TREES =
    "Acacia Baobab Cedar Dogwood Ebony Fynbos Guava Hibiscus Ironwood Jacaranda Kiaat Leadwood Marula".split(
      " ",
    );
  const getSecondName = () => TREES[count % TREES.length] as string;
  const importSecond = (fields: Partial<ConfidentialPlace> = {}, more?: { confidential: string }) =>
    importRow({ name: getSecondName(), number: "", fileAddress: "", latitude: "", ...fields }, more);
  const respell = (address: string) => `${address.replace("Street", "St")}, Vereeniging`;
  const writers: Record<string, (place: ConfidentialPlace) => Promise<unknown>> = {
    "adding, with its number": ({ number }) =>
      write.newBareStation("coordinator", {
        name: getSecondName(),
        address: { addressLine1: buildOtherAddress() },
        contacts: getContacts(number),
        isConfidential: false,
      }),
    "adding, with its address": ({ address }) =>
      write.newBareStation("coordinator", {
        name: getSecondName(),
        address: { addressLine1: respell(address) },
        contacts: [],
      }),
    "a file with its number": ({ number }) => importSecond({ number: `+27${number.slice(1)}` }),
    "a file with its previous address": ({ fileAddress }) =>
      importSecond({ fileAddress: fileAddress.replace("Road", "rd") }),
    "a file with a point next to it": ({ latitude }) =>
      importSecond({ latitude: (Number(latitude) + 0.0005).toFixed(4) }, { confidential: "no" }),
    "a sheet": ({ address, number }) =>
      applySheet({
        Municipality: "Emfuleni",
        "Building block": BLOCK,
        Place: getSecondName(),
        Address: respell(address),
        Reception: number,
      }),
    "a form that changes its number": async ({ number }) => {
      await importSecond();
      const form = { contacts: getContacts(number), isConfidential: false };
      await write.saveForm("coordinator", await getId(getSecondName()), form);
    },
    "a row that changes its number": async ({ number }) => {
      await importSecond({ number: `01655${20_000 + count}` });
      await correctNumber(await getId(getSecondName()), number);
    },
    "a file that changes its address": async ({ address }) => {
      await importSecond({ fileAddress: buildOtherAddress() });
      await importSecond({ fileAddress: address });
    },
    "verifying a capture": async ({ number }) => {
      await importSecond();
      const id = await getId(getSecondName());
      const form = { contacts: getContacts(number), isSubmitted: false, checkedHow: undefined };
      await write.saveForm("editor", id, form);
      expect((await write.verifyCapture("coordinator", id)).status).toBe(200);
    },
    "undoing a change of its number": async ({ number, id }) => {
      await office.knex("stakeholder").where({ stakeholderId: id }).update({ isConfidential: false });
      await importSecond({ number });
      const form = {
        contacts: getContacts(`01655${10_000 + count}`),
        address: { addressLine1: `${count} Plain Street` },
      };
      const { changeId } = (await write.saveForm("coordinator", await getId(getSecondName()), form)).body;
      await office.knex("stakeholder").where({ stakeholderId: id }).update({ isConfidential: true });
      await undo(changeId);
    },
    "undoing its end": async ({ number, id }) => {
      await office.knex("stakeholder").where({ stakeholderId: id }).update({ isConfidential: false });
      await importSecond({ number });
      const { changeId } = (await write.endPlace("coordinator", await getId(getSecondName()))).body;
      await office.knex("stakeholder").where({ stakeholderId: id }).update({ isConfidential: true });
      await undo(changeId);
    },
  };

  test.each(Object.keys(writers))("%s", async (writer) => {
    const place = await createConfidentialPlace();
    await writers[writer]?.(place);
    const id = await getId(getSecondName());
    expect(await isConfidential(id)).toBe(true);
    const { address, isConfidential: isListedConfidential } = await write.read(id);
    expect(isListedConfidential).toBe(true);
    const unchangedAddress = { addressLine1: address?.addressLine1 ?? buildOtherAddress() };
    await write.saveForm("coordinator", id, { address: unchangedAddress });
    expect(await isConfidential(id)).toBe(true);
  });

  test("a place of another block with the same number stays public", async () => {
    const { number, address, latitude } = await createConfidentialPlace();
    await importRow({ name: `Court ${count}`, number, fileAddress: "", latitude: "" }, { block: COURTS });
    expect(await isConfidential(await getId(`Court ${count}`))).toBe(false);
    expect([address, latitude]).not.toContain("");
  });
});

test("S54 the summary of an import lists places that stay confidential", async () => {
  const { name, number, fileAddress, latitude } = await createConfidentialPlace();
  const { summary } = await importRow({ name, number, fileAddress, latitude }, { confidential: "no" });
  expect(summary.join("\n")).toContain(`${name}, Emfuleni (GT421): stays confidential`);
  expect(summary.join("\n")).not.toContain("Verborgen");
});

/**
 * A text reveals a point only if it has both coordinates in full, because other figures and outlines contain
 * numbers that begin with the same digits.
 */
function reveals(text: string, secret: string): boolean {
  if (!secret.startsWith("-")) return text.includes(secret);
  const between = "0*[^\\d-]{1,20}";
  return new RegExp(`27\\.93${between}${secret}(?![1-9])|${secret}${between}27\\.93(?![1-9])`).test(text);
}

test("S24 S54 no public page or response contains the address, number or point of a confidential place", async () => {
  await office.knex.transaction((trx) => raiseDataVersion(trx));
  const texts = await readPublicTexts(
    office.url,
    [{ boundaryId: office.emfuleni, boundaryTypeId: 3 }, GAUTENG, { boundaryId: 0, boundaryTypeId: 0 }],
    POLICE,
  );
  const failed = [...texts]
    .filter(([, text]) => !text.startsWith("200 "))
    .map(([path, text]) => `${text.slice(0, 3)} ${path}`);
  expect(failed).toEqual([]);
  expect(secrets.length).toBeGreaterThan(60);
  for (const [path, text] of texts)
    for (const secret of secrets) if (reveals(text, secret)) expect.fail(`${path} tells ${secret}`);
  const directory = texts.get(`/home/contact?boundaryId=${office.emfuleni}`);
  expect(directory).toContain("Quiet House");
});
