import { expect, test } from "vitest";
import { testDatabases } from "../testing/testDatabase.ts";
import { storePrecincts } from "./storePrecincts.ts";

test.each(testDatabases)(
  "corrects a database in which Kathu belongs to another municipality, on %s",
  async (_name, open) => {
    const database = await open("demonstration");
    const trx = await database.knex.transaction();
    const readTables = async () => [
      await trx("boundary").orderBy("boundaryId"),
      await trx("crime_count").orderBy(["boundaryId", "year", "quarter"]),
      await trx("crime_span_coverage").orderBy("boundaryId"),
      await trx("boundary_geometry").count(),
    ];
    try {
      const before = await readTables();
      const [listedMunicipality, otherMunicipality] = await trx("boundary")
        .whereIn("code", ["NC452", "NC453"])
        .orderBy("code");
      await trx("boundary").where({ code: "PD345002" }).update({
        containingBoundaryId: listedMunicipality.boundaryId,
        districtBoundaryId: listedMunicipality.districtBoundaryId,
      });
      await trx("boundary")
        .whereIn("boundaryId", [listedMunicipality.boundaryId, otherMunicipality.boundaryId])
        .update({ peopleCount: 1 });
      await trx("crime_count")
        .whereIn("boundaryId", [listedMunicipality.boundaryId, otherMunicipality.boundaryId])
        .update({ counts: [1] });
      expect(await readTables()).not.toEqual(before);
      await storePrecincts(trx);
      expect(await readTables()).toEqual(before);
    } finally {
      await trx.rollback();
      await database.close();
    }
  },
);
