import * as chartModule from "@gbvf/api/lib/words/chart/english.ts";
import * as home from "@gbvf/api/lib/words/home/english.ts";
import * as map from "@gbvf/api/lib/words/map/english.ts";
import * as methods from "@gbvf/api/lib/words/methods/english.ts";
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

const { ofFigures, ...chart } = chartModule;
const dashboard: Readonly<Record<string, Text>> = { ...home, ...map, ...chart, ...ofFigures, ...methods };

export const pseudoDraft = {
  texts: Object.fromEntries(
    Object.entries(pseudoOf(dashboard)).map(([id, text]) => [englishOf(dashboard[id] ?? ""), text]),
  ),
  months: "Jáánüüáry Fééb Máár Ááp Mááy Jüün Jüül Áág Séép Õõkt Nõõv Dééc".split(" "),
};

function englishOf(text: Text): string {
  return typeof text === "string" ? text : text.other;
}

/** Words and labels that are neither of a catalogue, nor marked as another language, nor one of these names. */
export function outsideCatalogues(
  page: HTMLElement,
  names: readonly string[],
  language: "zu" | "ve" = "zu",
): string[] {
  const isMarked = (element: Element | null) => {
    const marked = element?.closest("body [lang]")?.getAttribute("lang");
    return marked != null && marked !== language;
  };
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const isPlain = (text: string) =>
    /[aeiou]/.test(longestFirst.reduce((rest, name) => rest.replaceAll(name, ""), text));
  const labels = [...page.querySelectorAll("[aria-label], [placeholder]")]
    .filter((element) => !isMarked(element))
    .flatMap((element) => [element.getAttribute("aria-label"), element.getAttribute("placeholder")]);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const words: (string | null)[] = [];
  while (walker.nextNode())
    if (!isMarked(walker.currentNode.parentElement)) words.push(walker.currentNode.nodeValue);
  return [...new Set([...words, ...labels].map((text) => text?.trim() ?? ""))].filter(isPlain);
}
