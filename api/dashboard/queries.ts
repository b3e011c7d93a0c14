import type { Knex } from "knex";
import type { Component, Themes } from "./contract.ts";
import { THEMES } from "./themes.ts";

async function findDemonstrationThemes(trx: Knex): Promise<ReadonlySet<string>> {
  return new Set<string>(
    await trx("data_source").where({ isDemonstration: true }).distinct("theme").pluck("theme"),
  );
}

type ComponentRow = Omit<Component, "options" | "isDemonstration"> & { theme: string };

export async function findComponents(trx: Knex): Promise<Component[]> {
  const components: ComponentRow[] = await trx("component").orderBy("seq");
  const demonstrationThemes = await findDemonstrationThemes(trx);
  const options = new Map<string, Component["options"]>();
  for (const { theme, findOptions } of Object.values(THEMES)) options.set(theme, await findOptions(trx));
  return components.map(({ theme, ...component }) => ({
    ...component,
    options: options.get(theme) ?? [],
    isDemonstration: demonstrationThemes.has(theme),
  }));
}

export async function findThemes(trx: Knex, boundaryId: number, today: string): Promise<Themes> {
  const entries: [string, unknown][] = [];
  for (const [key, { find }] of Object.entries(THEMES))
    entries.push([key, await find(trx, boundaryId, today)]);
  return Object.fromEntries(entries) as Themes;
}
