import type { Text } from "@gbvf/api/lib/words/sayIn.ts";

const MARKED: Readonly<Record<string, string>> = {
  a: "áá",
  e: "éé",
  i: "îî",
  o: "õõ",
  u: "üü",
  A: "Á",
  E: "É",
  I: "Î",
  O: "Õ",
  U: "Ü",
};

/** Pads texts to the longest that a language may need; placeholders stay. */
const pseudoOf = <Id extends string>(english: Readonly<Record<Id, Text>>): Record<Id, Text> =>
  Object.fromEntries(
    Object.entries<Text>(english).map(([id, text]) => [
      id,
      typeof text === "string" ? lengthen(text) : { one: lengthen(text.one), other: lengthen(text.other) },
    ]),
  ) as Record<Id, Text>;

const lengthen = (text: string) =>
  text.replace(/\{\w+\}|[aeiou]/gi, (part) => (part.startsWith("{") ? part : (MARKED[part] ?? part)));

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

/** Words and labels that are neither of a catalogue, nor marked as another language, nor one of these names. */
export function outsideCatalogues(page: HTMLElement, names: readonly string[]): string[] {
  const isMarked = (element: Element | null) => {
    const marked = element?.closest("body [lang]")?.getAttribute("lang");
    return marked != null && marked !== "ve";
  };
  const isPlain = (text: string) =>
    /[aeiou]/.test(names.reduce((rest, name) => rest.replaceAll(name, ""), text));
  const labels = [...page.querySelectorAll("[aria-label], [placeholder]")]
    .filter((element) => !isMarked(element))
    .flatMap((element) => [element.getAttribute("aria-label"), element.getAttribute("placeholder")]);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const words: (string | null)[] = [];
  while (walker.nextNode()) {
    if (!isMarked(walker.currentNode.parentElement)) words.push(walker.currentNode.nodeValue);
  }
  return [...words, ...labels].map((text) => text?.trim() ?? "").filter(isPlain);
}
