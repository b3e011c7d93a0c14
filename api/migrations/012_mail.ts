import type { Knex } from "knex";

/**
 * mail: one letter that is to be sent, written in the transaction of what it tells of. `sealed` is its recipient and
 * text, encrypted, for some hold codes; it is emptied when nothing is to be done any more: the letter was sent, or it
 * was of no use after `expires_at`. `due_at` is when it is tried next; whoever tries sets it ahead first, so that two
 * processes do not send one letter at once, and a killed one's letter is tried again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable("mail", (t) => {
    t.increments("mail_id");
    t.text("template").notNullable();
    t.text("sealed");
    t.smallint("tries").notNullable().defaultTo(0);
    t.timestamp("made_at", { useTz: true }).notNullable();
    t.timestamp("due_at", { useTz: true });
    t.timestamp("expires_at", { useTz: true }).notNullable();
    t.timestamp("sent_at", { useTz: true });
    t.text("last_error");
  });
  await knex.raw("create index mail_due_at on mail (due_at) where due_at is not null");
}
