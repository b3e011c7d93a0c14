import { beforeAll, describe, expect, test } from "vitest";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import { buildCatalogueSheets } from "../../testing/building-block/catalogueSheets.ts";
import { everyPublicText } from "../../testing/building-block/everyPublicText.ts";
import { placeImporter } from "../../testing/building-block/importPlaces.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters, POLICE } from "../../testing/building-block/place.ts";
import { encodeCsv, toSheets } from "../../testing/building-block/sheets.ts";

const BLOCK = "Police station support services";
const GAUTENG = { boundaryId: 3, boundaryTypeId: 1 };
const COURTS = "Sexual offences courts";

const office = startOffice();
const write = createWriters(office);
const sheets = toSheets(office);
const importPlaces = placeImporter("is_new,confidential,address_line1,latitude,longitude,reception");
const secrets: string[] = [];
let count = 0;

beforeAll(async () => {
  office.at("2026-08-15");
});

type Marked = {
  id: number;
  name: string;
  address: string;
  fileAddress: string;
  number: string;
  latitude: string;
};

const importRow = (
  { name, latitude, number, fileAddress }: Pick<Marked, "name" | "latitude" | "number" | "fileAddress">,
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
async function freeLatitude(): Promise<string> {
  for (let latitude = 26.6 + count * 0.004; ; latitude += 0.001) {
    const near = office.knex("address").whereRaw("abs(latitude + ?) < 0.0011", [latitude]);
    if ((await near.first("address_id")) === undefined) return `-${latitude.toFixed(3)}`;
  }
}

/** Imports a place, then enters a secret address as an official and marks the place as confidential. */
async function markedPlace(): Promise<Marked & { changeId: unknown }> {
  count += 1;
  const name = `Quiet House ${count}x`;
  const leaks = {
    name,
    number: `01655${String(60_000 + count)}`,
    fileAddress: `${count} Verborgen Road`,
    latitude: await freeLatitude(),
  };
  const address = `${count} Geheim Street`;
  await importRow(leaks);
  const id = await getId(name);
  const { changeId } = (
    await write.form("coordinator", id, { address: { addressLine1: address }, isConfidential: true })
  ).body;
  expect(await isConfidential(id)).toBe(true);
  secrets.push(address, leaks.fileAddress, leaks.latitude);
  return { ...leaks, id, address, changeId };
}

const undo = (changeId: unknown) => office.make("coordinator", "POST", "undoChange", { changeId });

const changeCatalogue = (confidential: boolean) =>
  buildCatalogueSheets(office).change({
    id: `block-${POLICE}`,
    cells: { Confidential: confidential ? "yes" : "no" },
  });

async function applySheet(cells: Record<string, string>, placeName?: string): Promise<void> {
  const grid = await sheets.download("coordinator");
  const headings = grid[0] as string[];
  const own = grid.find((row) => row[2] === placeName && row[3] === "");
  const row = headings.map((heading, at) => cells[heading] ?? own?.[at] ?? "");
  const uploaded = encodeCsv([headings, row]);
  const preview = await sheets.preview("coordinator", uploaded);
  expect(preview.errors).toEqual([]);
  expect(
    (await sheets.apply("coordinator", uploaded, preview.fingerprint, preview.needsMethod ? 1 : null)).status,
  ).toBe(200);
}

describe("S54 a marked place stays confidential, whatever", () => {
  const writers: Record<string, (place: Awaited<ReturnType<typeof markedPlace>>) => Promise<unknown>> = {
    "a file that says it is not": (place) => importRow(place, { confidential: "no", day: "2026-07-01" }),
    "the same file twice": async (place) => {
      await importRow(place, { confidential: "no" });
      await importRow(place, { confidential: "no" });
    },
    "a file without its address": (place) =>
      importRow({ ...place, fileAddress: "", latitude: "" }, { confidential: "no", day: "2026-08-02" }),
    "taking back the mark": async (place) =>
      expect((await undo(place.changeId)).message).toContain(`Still confidential: ${place.name}.`),
    "taking back a later change": async ({ id, address }) => {
      const form = { name: `Later House ${id}`, address: { addressLine1: address } };
      await undo((await write.form("coordinator", id, form)).body.changeId);
    },
    "taking back an earlier change": async (place) => {
      await write.form("province", place.id, {
        isConfidential: false,
        address: { addressLine1: place.address },
      });
      const earlier = await write.form("coordinator", place.id, {
        openingHours: "By day",
        address: { addressLine1: place.address },
      });
      await write.form("province", place.id, {
        isConfidential: true,
        address: { addressLine1: place.address },
      });
      await undo(earlier.body.changeId);
    },
    "taking back its end": async ({ id }) => undo((await write.end("coordinator", id)).body.changeId),
    "a row of the queue": async ({ id }) => {
      const { version } = await office.knex("stakeholder").where({ stakeholderId: id }).first("version");
      const contacts = [{ contactTypeId: 3, detail: `01655${50_000 + count}` }];
      expect((await write.row("coordinator", id, { stakeholderId: id, version, contacts })).status).toBe(200);
    },
    "a sheet": ({ name }) =>
      applySheet({ Place: `Sheet House ${count}z`, Reception: `01655${40_000 + count}` }, name),
    "verifying what was captured before the mark": async (place) => {
      const { id, address } = place;
      await write.form("province", id, { isConfidential: false, address: { addressLine1: address } });
      const form = { isConfidential: false, openingHours: "By night", address: { addressLine1: address } };
      await write.form("editor", id, { ...form, isSubmitted: false, checkedHow: undefined });
      await importRow(place, { confidential: "yes" });
      const { capture, version } = await write.read(id);
      const verified = { captureId: capture?.captureId, version, checkedHow: 1 };
      await office.make("coordinator", "POST", "decideCapture", { decision: "verify", ...verified });
    },
    "a change that is merged with one's own capture": async ({ id, address }) => {
      const form = { isConfidential: false, address: { addressLine1: address } };
      await write.form("coordinator", id, { ...form, isSubmitted: false, checkedHow: undefined });
      const { version } = await office.knex("stakeholder").where({ stakeholderId: id }).first("version");
      const contacts = [{ contactTypeId: 3, detail: `01655${30_000 + count}` }];
      expect((await write.row("coordinator", id, { stakeholderId: id, version, contacts })).status).toBe(200);
    },
    "the default of its block, set and taken away": async () => {
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
    const place = await markedPlace();
    await writers[writer]?.(place);
    expect(await isConfidential(place.id)).toBe(true);
  });

  test("taking back a move of before it was published leaves the place where it is", async () => {
    const { id, name } = await markedPlace();
    secrets.splice(-2);
    const open = { address: { addressLine1: `${count} Open Street` } };
    const moved = await write.form("coordinator", id, open);
    await write.form("province", id, { ...open, isConfidential: false });
    expect((await undo(moved.body.changeId)).left).toEqual([name]);
    const { address, isConfidential: hidden } = await write.read(id);
    expect([address?.addressLine1, hidden]).toEqual([open.address.addressLine1, false]);
  });

  test("but its own form publishes it", async () => {
    const { id } = await markedPlace();
    secrets.splice(-3);
    await write.form("coordinator", id, {
      isConfidential: false,
      address: { addressLine1: "9 Open Street" },
    });
    expect(await isConfidential(id)).toBe(false);
  });
});

describe("S54 a second entry of a confidential place is confidential too, written by", () => {
  const elsewhere = () => `${count} Elsewhere Avenue`;
  const TREES = [
    "Acacia",
    "Baobab",
    "Cedar",
    "Dogwood",
    "Ebony",
    "Fynbos",
    "Guava",
    "Hibiscus",
    "Ironwood",
    "Jacaranda",
    "Kiaat",
    "Leadwood",
    "Marula",
    "Num-num",
  ];
  const second = () => TREES[count % TREES.length] as string;
  const getContacts = (detail: string) => [{ contactTypeId: 3, detail }];
  const spelled = (address: string) => `${address.replace("Street", "St")}, Vereeniging`;
  const writers: Record<string, (place: Marked) => Promise<unknown>> = {
    "adding, with its number": ({ number }) =>
      office.make("coordinator", "POST", "addBuildingBlock", {
        ...{ boundaryStakeholderId: office.emfuleni, buildingBlockId: POLICE, name: second() },
        ...{ address: { addressLine1: elsewhere() }, contacts: getContacts(number), isConfidential: false },
      }),
    "adding, with its address": ({ address }) =>
      office.make("coordinator", "POST", "addBuildingBlock", {
        ...{ boundaryStakeholderId: office.emfuleni, buildingBlockId: POLICE, name: second(), contacts: [] },
        address: { addressLine1: spelled(address) },
      }),
    "a file with its number": ({ number }) =>
      importRow({ name: second(), number: `+27${number.slice(1)}`, fileAddress: "", latitude: "" }),
    "a file with its address of before": ({ fileAddress }) =>
      importRow({ name: second(), number: "", fileAddress: fileAddress.replace("Road", "rd"), latitude: "" }),
    "a file with a point next to it": ({ latitude }) =>
      importRow(
        { name: second(), number: "", fileAddress: "", latitude: (Number(latitude) + 0.0005).toFixed(4) },
        { confidential: "no" },
      ),
    "a sheet": ({ address, number }) =>
      applySheet({
        Municipality: "Emfuleni",
        "Building block": BLOCK,
        Place: second(),
        Address: spelled(address),
        Reception: number,
      }),
    "a form that changes its number": async ({ number }) => {
      await importRow({ name: second(), number: "", fileAddress: "", latitude: "" });
      const form = { contacts: getContacts(number), isConfidential: false };
      await write.form("coordinator", await getId(second()), form);
    },
    "a row that changes its number": async ({ number }) => {
      await importRow({ name: second(), number: `01655${20_000 + count}`, fileAddress: "", latitude: "" });
      const stakeholderId = await getId(second());
      const { version } = await office.knex("stakeholder").where({ stakeholderId }).first("version");
      await write.row("coordinator", stakeholderId, {
        stakeholderId,
        version,
        contacts: getContacts(number),
      });
    },
    "a file that changes its address": async ({ address }) => {
      await importRow({ name: second(), number: "", fileAddress: elsewhere(), latitude: "" });
      await importRow({ name: second(), number: "", fileAddress: address, latitude: "" });
    },
    "verifying a capture": async ({ number }) => {
      await importRow({ name: second(), number: "", fileAddress: "", latitude: "" });
      const id = await getId(second());
      const form = { contacts: getContacts(number), isSubmitted: false, checkedHow: undefined };
      await write.form("editor", id, form);
      const { capture, version } = await write.read(id);
      const verified = { captureId: capture?.captureId, version, checkedHow: 1 };
      await office.make("coordinator", "POST", "decideCapture", { decision: "verify", ...verified });
    },
    "taking a change of its number back": async ({ number, id }) => {
      await office.knex("stakeholder").where({ stakeholderId: id }).update({ isConfidential: false });
      await importRow({ name: second(), number, fileAddress: "", latitude: "" });
      const form = {
        contacts: getContacts(`01655${10_000 + count}`),
        address: { addressLine1: `${count} Plain Street` },
      };
      const { changeId } = (await write.form("coordinator", await getId(second()), form)).body;
      await office.knex("stakeholder").where({ stakeholderId: id }).update({ isConfidential: true });
      await undo(changeId);
    },
    "taking its end back": async ({ number, id }) => {
      await office.knex("stakeholder").where({ stakeholderId: id }).update({ isConfidential: false });
      await importRow({ name: second(), number, fileAddress: "", latitude: "" });
      const { changeId } = (await write.end("coordinator", await getId(second()))).body;
      await office.knex("stakeholder").where({ stakeholderId: id }).update({ isConfidential: true });
      await undo(changeId);
    },
  };

  test.each(Object.keys(writers))("%s, until a person says otherwise", async (writer) => {
    const place = await markedPlace();
    await writers[writer]?.(place);
    const id = await getId(second());
    expect(await isConfidential(id)).toBe(true);
    const { address, isConfidential: listed } = await write.read(id);
    expect(listed).toBe(true);
    const unchangedAddress = { addressLine1: address?.addressLine1 ?? elsewhere() };
    await write.form("coordinator", id, { address: unchangedAddress });
    expect(await isConfidential(id)).toBe(true);
  });

  test("but a place of another block stays as it is", async () => {
    const { number, address, latitude } = await markedPlace();
    await importRow({ name: `Court ${count}`, number, fileAddress: "", latitude: "" }, { block: COURTS });
    expect(await isConfidential(await getId(`Court ${count}`))).toBe(false);
    expect([address, latitude]).not.toContain("");
  });
});

test("S54 a file lists what stays confidential, before it is applied", async () => {
  const { name, number, fileAddress, latitude } = await markedPlace();
  const { summary } = await importRow({ name, number, fileAddress, latitude }, { confidential: "no" });
  expect(summary.join("\n")).toContain(`${name}, Emfuleni (GT421): stays confidential`);
  expect(summary.join("\n")).not.toContain("Verborgen");
});

/**
 * A point is revealed only by both numbers in full: towns have many numbers, and outlines contain points that
 * begin the same.
 */
function reveals(text: string, secret: string): boolean {
  if (!secret.startsWith("-")) return text.includes(secret);
  const between = "0*[^\\d-]{1,20}";
  return new RegExp(`27\\.93${between}${secret}(?![1-9])|${secret}${between}27\\.93(?![1-9])`).test(text);
}

test("S24 S54 no public address tells where any of them is", async () => {
  await office.knex.transaction((trx) => raiseDataVersion(trx));
  const texts = await everyPublicText(
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
  const listed = texts.get(`/home/contact?boundaryId=${office.emfuleni}`);
  expect(listed).toContain("Quiet House");
});
