import type { Message } from "@gbvf/api/shared/i18n/createTranslator.ts";

const ACCENTED: Readonly<Record<string, string>> = {
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

/** Makes each text as long as a translation may be; placeholders stay as they are. */
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
  text.replace(/\{\w+\}|[aeiou]/gi, (part) => (part.startsWith("{") ? part : (ACCENTED[part] ?? part)));

/**
 * Replaces Tshivenda by a pseudo-locale until the story ends. A text that stays unchanged is in no catalogue.
 */
export function publishPseudoLocale(
  published: { ve: object },
  messages: Readonly<Record<string, Message>>,
): () => void {
  const publishedTexts = { ...published.ve };
  Object.assign(published.ve, toPseudoLocale(messages));
  return () => {
    for (const id of Object.keys(published.ve)) delete (published.ve as Record<string, unknown>)[id];
    Object.assign(published.ve, publishedTexts);
  };
}

/**
 * Returns texts and labels that come from no catalogue, unless they are marked as another language or are one
 * of these names.
 */
export function findUntranslated(page: HTMLElement, names: readonly string[]): string[] {
  const isOtherLanguage = (element: Element | null) => {
    const language = element?.closest("body [lang]")?.getAttribute("lang");
    return language != null && language !== "ve";
  };
  const isAscii = (text: string) =>
    /[aeiou]/.test(names.reduce((rest, name) => rest.replaceAll(name, ""), text));
  const labels = [...page.querySelectorAll("[aria-label], [placeholder]")]
    .filter((element) => !isOtherLanguage(element))
    .flatMap((element) => [element.getAttribute("aria-label"), element.getAttribute("placeholder")]);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: (string | null)[] = [];
  while (walker.nextNode()) {
    if (!isOtherLanguage(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue);
  }
  return [...texts, ...labels].map((text) => text?.trim() ?? "").filter(isAscii);
}
