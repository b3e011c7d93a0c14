import { expect, test, vi } from "vitest";
import { translatedLanguages } from "./languages.ts";
import { sayIn } from "./sayIn.ts";
import { writeDayIn } from "./writeDayIn.ts";

const english = { back: "Back", left: { one: "{count} question", other: "{count} questions" } } as const;
const shown = { zu: { left: { one: "one:{count}", other: "other:{count}" } }, xh: { back: "Buyela" } };

test("what a language lacks is said in English, and that it is", () => {
  expect(sayIn("xh", english, shown).say("back")).toEqual({ text: "Buyela", lang: undefined });
  expect(sayIn("zu", english, shown).say("back")).toEqual({ text: "Back", lang: "en" });
  expect(sayIn("en", english, shown).say("back")).toEqual({ text: "Back", lang: undefined });
  expect(sayIn("ve", english, shown).own("back")).toBeUndefined();
});

test("0, 1, 0.5 and 2 take the form that the language gives them", () => {
  const formsIn = (language: "en" | "zu") =>
    [0, 1, 0.5, 2].map((count) => sayIn(language, english, shown).say("left", { count }).text);
  expect(formsIn("zu")).toEqual(["one:0", "one:1", "one:0.5", "other:2"]);
  expect(formsIn("en")).toEqual(["0 questions", "1 question", "0.5 questions", "2 questions"]);
});

test("days and numbers are written without the browser's data, which has none of these languages", () => {
  const asked = [
    vi.spyOn(Intl, "DateTimeFormat"),
    vi.spyOn(Intl, "NumberFormat"),
    vi.spyOn(Intl, "Collator"),
    vi.spyOn(Intl, "ListFormat"),
  ];
  const written = translatedLanguages.map((language) => {
    sayIn(language, english, shown).say("left", { count: 1234.5 });
    return `${language} ${writeDayIn(language, "2026-03-05")}`;
  });
  for (const spy of asked) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(written).toEqual([
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
