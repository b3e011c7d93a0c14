import type { Knex } from "knex";

type Source = {
  theme: string;
  description: string;
  url: string | null;
  fingerprint?: string;
  isDemonstration?: boolean;
  capturedOn?: string;
};

/** Returns the dataSourceId. */
export async function storeSource(trx: Knex, source: Source): Promise<number> {
  const { capturedOn, theme, description, url, fingerprint = null, isDemonstration = false } = source;
  const [row] = await trx("data_source")
    .insert({
      theme,
      description,
      url,
      fingerprint,
      isDemonstration,
      ...(capturedOn !== undefined && { capturedAt: `${capturedOn}T12:00:00+02:00` }),
    })
    .returning<{ dataSourceId: number }[]>("dataSourceId");
  if (row === undefined) throw new Error("A source was stored and has no id.");
  return row.dataSourceId;
}
