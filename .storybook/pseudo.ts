import type { Text } from "@gbvf/api/lib/words/sayIn.ts";
import { readPo } from "../scripts/words/po.ts";

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

/** The catalogues as translators get them; `npm run words` writes them. */
const catalogues = import.meta.glob<string>("../api/lib/words/{home,map,chart,methods,parts}/zu.po", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = Object.values(catalogues)
  .flatMap((catalogue) => readPo(catalogue).entries)
  .map(({ english: [one = "", other] }): Text => (other === undefined ? one : { one, other }));
const byEnglish = Object.fromEntries(
  texts.map((text) => [typeof text === "string" ? text : text.other, text]),
);

export const pseudoDraft = {
  texts: pseudoOf(byEnglish),
  months: "Jáánüüáry Fééb Máár Ááp Mááy Jüün Jüül Áág Séép Õõkt Nõõv Dééc".split(" "),
  hasParts: true,
};

/** Words and labels that are neither of a catalogue, nor marked as another language, nor one of these names. */
export function outsideCatalogues(
  page: HTMLElement,
  names: readonly string[],
  language: "zu" | "ve" = "zu",
  namesInLabels = names,
): string[] {
  const isMarked = (element: Element | null) => {
    const marked = element?.closest("body [lang]")?.getAttribute("lang");
    return marked != null && marked !== language;
  };
  const plainOf = (texts: readonly (string | null)[], own: readonly string[]) => {
    const longestFirst = own.toSorted((a, b) => b.length - a.length);
    const trimmed = new Set(texts.map((text) => text?.trim() ?? ""));
    const isPlain = (text: string) =>
      /[aeiou]/.test(
        longestFirst.reduce(
          (rest, name) => rest.replaceAll(name, ""),
          text.replace(/https?:\S+|\S+@\S+/g, ""),
        ),
      );
    return [...trimmed].filter(isPlain);
  };
  const labels = [...page.querySelectorAll("[aria-label], [placeholder]")]
    .filter((element) => !isMarked(element))
    .flatMap((element) => [element.getAttribute("aria-label"), element.getAttribute("placeholder")]);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const words: (string | null)[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!isMarked(parentElement) && parentElement?.closest("code, pre") == null) words.push(nodeValue);
  }
  return [...plainOf(words, names), ...plainOf(labels, namesInLabels)];
}
