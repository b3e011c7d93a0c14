import type { Language, Translated } from "./languages.ts";

/** `count` decides between the two plural forms, which suffice for all eleven languages. */
export type Message = string | { readonly one: string; readonly other: string };
export type Messages<Id extends string> = Readonly<Record<Id, Message>>;
/** `npm run i18n` generates these messages. */
export type Published<Id extends string> = Readonly<
  Partial<Record<Translated, Readonly<Partial<Record<Id, Message>>>>>
>;
export type Values = Readonly<Record<string, string | number>>;

/** `lang` is "en" if the text is the English fallback. */
export type Translation = { text: string; lang: "en" | undefined };

export type Translator<Id extends string> = {
  locale: Language;
  t: (id: Id, values?: Values) => Translation;
};

export function createTranslator<Id extends string>(
  locale: Language,
  messages: Messages<Id>,
  published: Published<Id>,
): Translator<Id> {
  const localeMessages: Readonly<Partial<Record<Id, Message>>> | undefined =
    locale === "en" ? messages : published[locale];
  return {
    locale,
    t: (id, values = {}) => {
      const message = localeMessages?.[id];
      return message === undefined
        ? { text: format(messages[id], values, "en"), lang: "en" }
        : { text: format(message, values, locale), lang: undefined };
    },
  };
}

const format = (message: Message, values: Values, locale: Language): string =>
  selectForm(message, Number(values.count), locale).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );

function selectForm(message: Message, count: number, locale: Language): string {
  if (typeof message === "string") return message;
  return new Intl.PluralRules(locale).select(count) === "one" ? message.one : message.other;
}
