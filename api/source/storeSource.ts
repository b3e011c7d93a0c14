import type { Knex } from "knex";
import { writeDay } from "../lib/time/writeDay.ts";
import type { ImportSource } from "./contract.ts";

type Source = {
  theme: string;
  description: string;
  url: string | null;
  fingerprint?: string;
  isDemonstration?: boolean;
  capturedOn?: string;
  importId?: number | undefined;
};

/** "South African Police Service, Crime statistics 2024/25, 5 August 2025, CC BY 4.0" */
export const formatCitation = ({ publisher, title, publishedOn, licence, url }: ImportSource) => ({
  description: [publisher, title, publishedOn && writeDay(publishedOn), licence].filter(Boolean).join(", "),
  url,
});

/** Returns the `dataSourceId`. */
export async function storeSource(trx: Knex, source: Source): Promise<number> {
  const { capturedOn, fingerprint = null, isDemonstration = false, importId = null, ...cited } = source;
  const [row] = await trx("data_source")
    .insert({
      ...cited,
      fingerprint,
      isDemonstration,
      importId,
      ...(capturedOn !== undefined && { capturedAt: `${capturedOn}T12:00:00+02:00` }),
    })
    .returning<{ dataSourceId: number }[]>("dataSourceId");
  if (row === undefined) throw new Error("A source was stored and has no id.");
  return row.dataSourceId;
}
