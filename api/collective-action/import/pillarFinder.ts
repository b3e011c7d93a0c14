import type { Knex } from "knex";
import { inQuotes } from "../../lib/text/inQuotes.ts";
import { didYouMean, nearNames } from "../../lib/text/nearNames.ts";
import { normaliseName } from "../../lib/text/normaliseName.ts";

const NUMBER = /^(?:pillar\s*)?(\d)(?:\s*[:.–-]\s*(.+))?$/i;

export async function pillarFinder(
  trx: Knex,
): Promise<(text: string) => { pillarId: number } | { reason: string }> {
  const pillars: { pillarId: number; description: string }[] = await trx("pillar").select(
    "pillar_id",
    "description",
  );
  return (text) => {
    const [, number, name = number === undefined ? text : ""] = NUMBER.exec(text) ?? [];
    const found = pillars.find(
      ({ pillarId, description }) =>
        (number === undefined || pillarId === Number(number)) &&
        (name === "" || normaliseName(description) === normaliseName(name)),
    );
    if (found !== undefined) return { pillarId: found.pillarId };
    const near = nearNames(
      name,
      pillars.map(({ description }) => ({ name: description, meaning: description })),
    );
    return { reason: `unknown pillar ${inQuotes(text)}${didYouMean(near)}` };
  };
}
