import { expect, test, vi } from "vitest";
import { createTranslator } from "./createTranslator.ts";
import { formatDayIn } from "./formatDay.ts";
import { translatedLanguages } from "./languages.ts";

const messages = { back: "Back", left: { one: "{count} question", other: "{count} questions" } } as const;
const published = { zu: { left: { one: "one:{count}", other: "other:{count}" } }, xh: { back: "Buyela" } };

test("a message that a language lacks is in English and marked as English", () => {
  expect(createTranslator("xh", messages, published).t("back")).toEqual({ text: "Buyela", lang: undefined });
  expect(createTranslator("zu", messages, published).t("back")).toEqual({ text: "Back", lang: "en" });
  expect(createTranslator("en", messages, published).t("back")).toEqual({ text: "Back", lang: undefined });
});

test("0, 1, 0.5 and 2 have the language's plural form", () => {
  const formsIn = (language: "en" | "zu") =>
    [0, 1, 0.5, 2].map((count) => createTranslator(language, messages, published).t("left", { count }).text);
  expect(formsIn("zu")).toEqual(["one:0", "one:1", "one:0.5", "other:2"]);
  expect(formsIn("en")).toEqual(["0 questions", "1 question", "0.5 questions", "2 questions"]);
});

test("days and numbers are formatted without the browser's data, which lacks these languages", () => {
  const spies = [
    vi.spyOn(Intl, "DateTimeFormat"),
    vi.spyOn(Intl, "NumberFormat"),
    vi.spyOn(Intl, "Collator"),
    vi.spyOn(Intl, "ListFormat"),
  ];
  const formatted = translatedLanguages.map((language) => {
    createTranslator(language, messages, published).t("left", { count: 1234.5 });
    return `${language} ${formatDayIn(language, "2026-03-05")}`;
  });
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(formatted).toEqual([
    "af 5 Maart 2026",
    "nr 2026-03-05",
    "xh 5 Matshi 2026",
    "zu 5 Mashi 2026",
    "nso 5 Matšhe 2026",
    "st 5 Hlakubele 2026",
    "tn 5 Mopitlo 2026",
    "ss 2026-03-05",
    "ve 2026-03-05",
    "ts 5 Nyenyankulu 2026",
  ]);
});
