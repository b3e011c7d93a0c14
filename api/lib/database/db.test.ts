import { expect, onTestFinished, test } from "vitest";
import { bothDatabases } from "../../testing/testDatabase.ts";

test("between the statements of the embedded database, others are answered", async () => {
  const [, openEmbedded] = bothDatabases[0] as (typeof bothDatabases)[number];
  const database = await openEmbedded("reference");
  onTestFinished(() => database.close());
  let others = 0;
  const another = () => {
    others += 1;
    timer = setImmediate(another);
  };
  let timer = setImmediate(another);
  onTestFinished(() => clearImmediate(timer));
  for (let statement = 0; statement < 20; statement += 1) await database.knex.raw("select 1");
  expect(others).toBeGreaterThanOrEqual(20);
});
