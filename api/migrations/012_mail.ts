import type { Knex } from "knex";

/**
 * mail: a letter to send, written in the transaction that causes it. `sealed` is its recipient and text, encrypted
 * because some contain codes; emptied once the letter was sent or `expires_at` has passed. `due_at` is the next
 * attempt; a sender first moves it ahead, so that two processes do not send one letter at once, and a killed process's
 * letter is tried again.
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
