import type { Text } from "@gbvf/api/lib/words/sayIn.ts";

const MARKED: Readonly<Record<string, string>> = { a: "áá", e: "éé", i: "îî", o: "õõ", u: "üü" };

/** Pads texts to the longest that a language may need; placeholders stay. */
const pseudoOf = <Id extends string>(english: Readonly<Record<Id, Text>>): Record<Id, Text> =>
  Object.fromEntries(
    Object.entries<Text>(english).map(([id, text]) => [
      id,
      typeof text === "string" ? lengthen(text) : { one: lengthen(text.one), other: lengthen(text.other) },
    ]),
  ) as Record<Id, Text>;

const lengthen = (text: string) =>
  text.replace(/\{\w+\}|[aeiou]/g, (part) => (part.startsWith("{") ? part : (MARKED[part] ?? part)));

/**
 * Until the story ends, Tshivenda is the pseudo-language: text that stays plain is in no
 * catalogue.
 */
export function speakPseudo(shown: { ve: object }, english: Readonly<Record<string, Text>>): () => void {
  const own = { ...shown.ve };
  Object.assign(shown.ve, pseudoOf(english));
  return () => {
    for (const id of Object.keys(shown.ve)) delete (shown.ve as Record<string, unknown>)[id];
    Object.assign(shown.ve, own);
  };
}
