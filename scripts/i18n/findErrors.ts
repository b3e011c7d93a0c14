import type { Catalogue, Entry } from "./catalogue.ts";

/** A longer text must differ from the English; names and short words may be the same. */
const MAX_IDENTICAL = 25;
const MIN_LENGTH = 0.6;
const MAX_LENGTH = 2.2;

export type OfficialRow = Readonly<Record<string, string>>;

export const findErrors = (catalogues: readonly Catalogue[], rows: readonly OfficialRow[]): string[] =>
  catalogues.flatMap((catalogue) =>
    catalogue.entries
      .filter(({ texts }) => texts.length > 0)
      .flatMap((entry) => [
        ...findTextErrors(entry),
        ...findSameTexts(entry, catalogue, catalogues),
        ...findTermErrors(entry, catalogue, rows),
      ])
      .map((error) => `${catalogue.area}, ${catalogue.language}: ${error}`),
  );

const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join(" ");
const listDigits = (text: string) => (text.match(/\d+/g) ?? []).toSorted().join(" ");
/** True if a place's name is inside a sentence, where many languages would inflect it. */
const isPlaceInside = (text: string) => /(?<!^|[:,(.] ?)\{(place|boundary)\}/.test(text);
const getLength = (text: string) => text.replace(/\{\w+\}/g, "").length;

function findTextErrors({ id, english, texts, status }: Entry): string[] {
  if (texts.length !== english.length || texts.includes(""))
    return [`“${id}” needs ${english.length} forms and has ${texts.filter(Boolean).length}`];
  return english.flatMap((source, form) => {
    const text = texts[form] ?? "";
    const share = getLength(text) / getLength(source);
    return [
      ...(listPlaceholders(text) === listPlaceholders(source) ? [] : [`“${id}” has other placeholders`]),
      ...(listDigits(text) === listDigits(source) ? [] : [`“${id}” has other numbers`]),
      ...(isPlaceInside(text) ? [`“${id}” has the name of a place inside a sentence`] : []),
      ...(text.length > MAX_IDENTICAL && text === source ? [`“${id}” is the English text`] : []),
      // An official term may have any length.
      ...(status === "official" || (share >= MIN_LENGTH && share <= MAX_LENGTH)
        ? []
        : [`“${id}” has ${share.toFixed(1)} times the length of the English`]),
    ];
  });
}

function findSameTexts(entry: Entry, catalogue: Catalogue, catalogues: readonly Catalogue[]): string[] {
  const longTexts = entry.texts.filter((text) => text.length > MAX_IDENTICAL);
  return catalogues
    .filter((other) => other.language !== catalogue.language)
    .filter(({ entries }) => entries.some(({ texts }) => texts.some((text) => longTexts.includes(text))))
    .map(({ language }) => `“${entry.id}” has the same text in ${language}`);
}

function findTermErrors({ id, texts, review }: Entry, { language }: Catalogue, rows: readonly OfficialRow[]) {
  if (review === undefined || !("official" in review)) return [];
  const { term, source, reason } = review.official;
  const row = rows.find((each) => each.english === term && each.source === source);
  const terms = (row?.[language] ?? "")
    .replace(/\s*\([^)]*\)/g, "")
    .split(/\s*[/;]\s*/)
    .map((word) => word.toLowerCase());
  // A word that begins or ends with a hyphen is a stem, which cannot stand alone.
  const isOfficialTerm = texts.every((text) => terms.includes(text.toLowerCase()) && !/^-|-$/.test(text));
  return [
    ...(isOfficialTerm ? [] : [`“${id}” is not a word of its official row, ${source}`]),
    ...(terms.length > 1 && reason === undefined
      ? [`“${id}” is one of several words, and no reason is given`]
      : []),
  ];
}
