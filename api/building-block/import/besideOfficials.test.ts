import { beforeAll, beforeEach, expect, test } from "vitest";
import { placeImporter } from "../../testing/building-block/importPlaces.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { writersOf } from "../../testing/building-block/place.ts";

const office = startOffice();
const write = writersOf(office);
let place: number;
let name: string;

const importPlaces = placeImporter("reception");
const importRows = (rows: string) => importPlaces(office.knex, rows);
const importReception = (number: string) =>
  importRows(`Emfuleni,Police station support services,${name},2026-08-15,${number}`);
const receptionOf = async () => (await write.read(place)).contacts[0]?.detail;

beforeAll(async () => {
  office.at("2026-08-15");
  await importRows("Emfuleni,Police station support services,First Of A File,2026-08-15,0165550198");
});
beforeEach(async () => {
  office.at("2026-08-15");
  place = await write.newStation("province", await office.boundaryOf("Emfuleni"));
  name = (await write.read(place)).name;
});

test("a file leaves what waits, and shows its reviewer what verifying would change of the file's", async () => {
  await write.form("editor", place, {
    isSubmitted: false,
    contacts: [{ contactTypeId: 3, detail: "0165550301" }],
  });
  const waiting = (await write.read(place)).capture;
  expect(waiting).toMatchObject({ state: "waiting", capturedBy: "Palesa Molefe" });
  const before = await write.read(place);
  await importReception("0165550302");
  const after = await write.read(place);
  expect(await receptionOf()).toBe("0165550302");
  expect(after.capture).toMatchObject({ captureId: waiting?.captureId, proposed: waiting?.proposed });
  expect(after.capture?.changes).toContainEqual({
    ...{ what: "Reception", before: "0165550302", after: "0165550301" },
  });
  const verified = { captureId: waiting?.captureId, version: before.version, checkedHow: 1 };
  expect((await office.call("province", "POST", "verifyCapture", verified)).status).toBe(409);
  expect(await receptionOf()).toBe("0165550302");
});

test("a form that was open while a file came is refused", async () => {
  const open = await write.read(place);
  await importReception("0165550303");
  const contacts = [{ contactTypeId: 3, detail: "0165550304" }];
  expect((await write.form("coordinator", place, { version: open.version, contacts })).status).toBe(409);
  expect(await receptionOf()).toBe("0165550303");
});

test("taking an earlier change back leaves what a file has stated since", async () => {
  const contacts = [{ contactTypeId: 3, detail: "0165550305" }];
  const { changeId } = (await write.form("coordinator", place, { contacts })).body;
  await importReception("0165550306");
  const answer = await office.call("coordinator", "POST", "takeBack", { changeId });
  expect(answer.body.message).toContain(`left as it is: ${name}`);
  expect(await receptionOf()).toBe("0165550306");
});
