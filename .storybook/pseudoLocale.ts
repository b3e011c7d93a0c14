import type { Message } from "@gbvf/api/shared/i18n/createTranslator.ts";

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
const toPseudoLocale = <Id extends string>(messages: Readonly<Record<Id, Message>>): Record<Id, Message> =>
  Object.fromEntries(
    Object.entries<Message>(messages).map(([id, message]) => [
      id,
      typeof message === "string"
        ? lengthen(message)
        : { one: lengthen(message.one), other: lengthen(message.other) },
    ]),
  ) as Record<Id, Message>;

const lengthen = (text: string) =>
  text.replace(/\{\w+\}|[aeiou]/gi, (part) => (part.startsWith("{") ? part : (MARKED[part] ?? part)));

/** Until the story ends, Tshivenda is a pseudo-locale: text that stays plain is in no catalogue. */
export function publishPseudoLocale(
  published: { ve: object },
  messages: Readonly<Record<string, Message>>,
): () => void {
  const own = { ...published.ve };
  Object.assign(published.ve, toPseudoLocale(messages));
  return () => {
    for (const id of Object.keys(published.ve)) delete (published.ve as Record<string, unknown>)[id];
    Object.assign(published.ve, own);
  };
}

/** Finds text and labels that come from no catalogue, are not marked as another language and are none of these names. */
export function findUntranslated(page: HTMLElement, names: readonly string[]): string[] {
  const isMarked = (element: Element | null) => {
    const marked = element?.closest("body [lang]")?.getAttribute("lang");
    return marked != null && marked !== "ve";
  };
  const isAscii = (text: string) =>
    /[aeiou]/.test(names.reduce((rest, name) => rest.replaceAll(name, ""), text));
  const labels = [...page.querySelectorAll("[aria-label], [placeholder]")]
    .filter((element) => !isMarked(element))
    .flatMap((element) => [element.getAttribute("aria-label"), element.getAttribute("placeholder")]);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: (string | null)[] = [];
  while (walker.nextNode()) {
    if (!isMarked(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue);
  }
  return [...texts, ...labels].map((text) => text?.trim() ?? "").filter(isAscii);
}
