import { z } from "zod";
import { readReference } from "../../lib/figures/readReference.ts";
import { translatedLanguages } from "../../shared/i18n/languages.ts";

export const OtherName = z.object({
  code: z.string(),
  name: z.string(),
  language: z.enum(translatedLanguages),
  other_name: z.string(),
  source: z.string(),
});

let byCode: Promise<Map<string, Record<string, string>>> | undefined;

/** Names in other official languages, by a place's code. */
export async function otherNamesOf(): Promise<(code: string) => Record<string, string>> {
  byCode ??= (async () => {
    const rows = await readReference("place_names.csv", OtherName);
    return new Map(
      [...Map.groupBy(rows, ({ code }) => code)].map(([code, names]) => [
        code,
        Object.fromEntries(names.map(({ name, other_name }) => [other_name, name])),
      ]),
    );
  })();
  const names = await byCode;
  return (code) => names.get(code) ?? {};
}
