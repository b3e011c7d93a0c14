import { describe, expect, inject, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { POLICE, writersOf } from "../../testing/building-block/place.ts";
import { inTurnOn } from "../../testing/inTurn.ts";
import type { Catalogue } from "./contract.ts";

describe.skipIf(inject("postgresUrl") === undefined)("a block that becomes confidential", () => {
  const office = startOffice();
  const write = writersOf(office);

  test("is not published again by a save in flight", async () => {
    office.at("2026-08-15");
    const place = await write.newStation("province", await office.boundaryOf("Emfuleni"));
    const { categories } = (await office.make("elsewhere", "GET", "getCatalogue")) as unknown as Catalogue;
    const police = categories
      .flatMap(({ blocks }) => blocks)
      .find(({ buildingBlockId }) => buildingBlockId === POLICE);
    const { version, about, isIncluded, description } = police as NonNullable<typeof police>;
    const block = { kind: "block", id: POLICE, version, about, isIncluded, description };
    const answers = await inTurnOn(
      "stakeholder",
      office.knex,
      place,
      () => office.call("elsewhere", "PUT", "changeCatalogue", { ...block, isConfidential: true }),
      () => write.form("coordinator", place, { name: "Renamed", isConfidential: false }),
    );
    expect(await write.read(place)).toMatchObject({ isConfidential: true });
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: "changed" } }]);
  });
});
