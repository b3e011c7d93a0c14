import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsIn } from "./speakingIn.tsx";

const MONTHS = "Januarie Februarie Maart April Mei Junie Julie Augustus September Oktober November Desember";
const texts = {
  Crime: "Misdaad",
  "by province": "volgens provinsie",
  "No figure in {period}": "Geen syfer vir {period}",
  "{count} places": { one: "{count} plek", other: "{count} plekke" },
};
const wordsOf = (hasParts: boolean) => wordsIn("af", { texts, months: MONTHS.split(" "), hasParts });
const shown = (words: React.ReactNode) => renderToStaticMarkup(words);

test("what the language lacks is said in English, and marked", () => {
  const { plain, say } = wordsOf(true).ofParts;
  expect(shown(say("Crime"))).toBe("Misdaad");
  expect(shown(say("Reach"))).toBe('<span lang="en">Reach</span>');
  expect(plain("Reach")).toBe("Reach");
  expect(shown(say("Crime, by province"))).toBe("Misdaad, volgens provinsie");
});

test("a plural, a long count and a period are written as the language does", () => {
  const { plain, say } = wordsOf(true).ofParts;
  const places = { one: "{count} place", other: "{count} places" };
  expect([1, 1200].map((count) => plain(places, { count }))).toEqual(["1 plek", "1,200 plekke"]);
  expect(plain("No figure in {period}", { period: "Apr - Jun 2026" })).toBe(
    "Geen syfer vir April - Junie 2026",
  );
  expect(shown(say("Jul 2025 – Jun 2026"))).toBe("Julie 2025 – Junie 2026");
  expect(shown(say("May"))).toBe("Mei");
  expect(shown(say("Limpopo"))).toBe('<span lang="en">Limpopo</span>');
});

test("what a figure was given in the language is not marked as English where it shows it", () => {
  const { plain, say } = wordsOf(true).ofParts;
  expect(shown(say(plain("No figure in {period}", { period: "2026" })))).toBe("Geen syfer vir 2026");
});

test("figures stay English as a whole, their own words marked, until the language has all of their texts", () => {
  const { lang, plain, say } = wordsOf(false).ofParts;
  expect(lang).toBe("en");
  expect(plain("Crime")).toBe("Crime");
  expect(shown(say("Crime"))).toBe('<span lang="af">Misdaad</span>');
  expect(shown(say("Reach"))).toBe("Reach");
});
