import type { Language, Translated } from "./languages.ts";

/** All eleven languages have these two plural forms, chosen by `count`. */
export type Text = string | { readonly one: string; readonly other: string };
export type English<Id extends string> = Readonly<Record<Id, Text>>;
/** `npm run words` generates them from the catalogues. */
export type Shown<Id extends string> = Readonly<
  Partial<Record<Translated, Readonly<Partial<Record<Id, Text>>>>>
>;
export type Values = Readonly<Record<string, string | number>>;

/** Undefined where it is the page's. */
export type Said = { text: string; lang: "en" | undefined };

export type Words<Id extends string> = {
  language: Language;
  /** Falls back to English. */
  say: (id: Id, values?: Values) => Said;
  /** Never falls back to English. */
  own: (id: Id, values?: Values) => string | undefined;
};

export function sayIn<Id extends string>(
  language: Language,
  english: English<Id>,
  shown: Shown<Id>,
): Words<Id> {
  const texts: Readonly<Partial<Record<Id, Text>>> | undefined =
    language === "en" ? english : shown[language];
  const own = (id: Id, values: Values = {}) => {
    const text = texts?.[id];
    return text === undefined ? undefined : fill(text, values, language);
  };
  const say = (id: Id, values: Values = {}): Said => {
    const text = own(id, values);
    return text === undefined
      ? { text: fill(english[id], values, "en"), lang: "en" }
      : { text, lang: undefined };
  };
  return { language, say, own };
}

export function fill(text: Text, values: Values = {}, language: Language): string {
  return formOf(text, Number(values.count), language).replace(/\{(\w+)\}/g, (slot, name: string) =>
    String(values[name] ?? slot),
  );
}

function formOf(text: Text, count: number, language: Language): string {
  if (typeof text === "string") return text;
  return new Intl.PluralRules(language).select(count) === "one" ? text.one : text.other;
}
