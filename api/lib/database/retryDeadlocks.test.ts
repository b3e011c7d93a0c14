import type { Knex } from "knex";
import { expect, inject, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../testing/testDatabase.ts";
import { retryDeadlocks } from "./retryDeadlocks.ts";

test.skipIf(inject("postgresUrl") === undefined)(
  "two changes that wait for each other are both made",
  async () => {
    const { knex, close } = await openTestDatabase("demonstration");
    onTestFinished(close);
    const [one, other] = await knex("user_group").orderBy("group_id").limit(2).pluck("group_id");
    let waiting = 2;
    let bothHold = () => {};
    const held = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    const lengthen = (trx: Knex.Transaction, groupId: number) =>
      trx("user_group")
        .where({ groupId })
        .update({ description: trx.raw("description || '+'") });
    const change = (first: number, second: number) =>
      retryDeadlocks(knex, async (trx) => {
        await lengthen(trx, first);
        waiting -= 1;
        if (waiting === 0) bothHold();
        await held;
        await lengthen(trx, second);
      });
    await Promise.all([change(one, other), change(other, one)]);
    const changed = await knex("user_group").whereIn("group_id", [one, other]).pluck("description");
    expect(changed.map((text) => text.match(/\+*$/)[0])).toEqual(["++", "++"]);
    expect(waiting).toBeLessThan(0);
  },
);
