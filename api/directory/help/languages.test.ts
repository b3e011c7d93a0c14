import { describe, expect, test } from "vitest";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import type { Message } from "../../shared/i18n/createTranslator.ts";
import { messages } from "../../shared/i18n/help/messages.ts";
import published from "../../shared/i18n/help/published.json" with { type: "json" };
import { LANGUAGES, languages, type Translated, translatedLanguages } from "../../shared/i18n/languages.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { DirectoryEntry } from "../contract.ts";

const PLACE = "?boundaryId=1163&boundaryTypeId=3";
const MAX_BYTES = 15_000;

const listOwnTexts = (language: Translated): string[] =>
  Object.values<Message>(published[language]).flatMap((text) =>
    typeof text === "string" ? [text] : [text.one, text.other],
  );

const removeForeignParts = (page: string) =>
  (page.split("<body>")[1] ?? "").replace(/<(\w+)[^>]* lang="[^"]+"[^>]*>[\s\S]*?<\/\1>/g, "");
const listTexts = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, "\n")
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean);

describe.each(testDatabases.slice(0, 1))("the help pages in other languages, on %s", (_name, open) => {
  const api = startApi(open);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(api.url + path, { redirect: "manual", headers });
  const getText = async (path: string) => (await get(path)).text();

  test.each(translatedLanguages)(
    "%s: the page has official words, and marks English text as English",
    async (language) => {
      for (const search of ["", PLACE, "?boundaryId=7&boundaryTypeId=1"]) {
        const response = await get(`/${language}/home/contact${search}`);
        const page = await response.text();
        expect(page).toContain(`<html lang="${language}">`);
        expect(response.headers.get("set-cookie")).toBeNull();
        expect(response.headers.get("x-accel-expires")).toBe("1");
        expect(page).toContain("<strong>10111</strong>");
        expect(page).toContain(published[language].police);
        const own = listTexts(removeForeignParts(page));
        const englishTexts = Object.entries<Message>(messages)
          .filter(([id]) => !(id in published[language]))
          .flatMap(([, text]) => (typeof text === "string" ? [text] : [text.one, text.other]))
          .map((text) => text.replace(/\{\w+\}/g, "8"));
        const unmarked = [
          ...englishTexts,
          "Police station support services",
          "Not verified yet",
          "Published by",
          "About ",
        ];
        expect(own.filter((text) => unmarked.some((sentence) => text.includes(sentence)))).toEqual([]);
        expect(own).not.toContainEqual(expect.stringMatching(/\bCall\b/));
      }
    },
  );

  test.each(languages)("%s: the page contains no words of another language", async (language) => {
    const page = await getText(`${language === "en" ? "" : `/${language}`}/home/contact${PLACE}`);
    const ownMessages = language === "en" ? Object.values<Message>(messages) : listOwnTexts(language);
    const foreign = translatedLanguages
      .filter((other) => other !== language)
      .flatMap(listOwnTexts)
      .filter((text) => !ownMessages.includes(text));
    expect(foreign.length).toBeGreaterThan(100);
    const ownPage = page.replace(/<nav aria-labelledby="help-languages"[\s\S]*?<\/nav>/, "");
    const isOnPage = (text: string) =>
      new RegExp(`(?<!\\p{L})${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`, "u").test(ownPage);
    expect(foreign.filter(isOnPage)).toEqual([]);
  });

  test("the page is below the limit of bytes in every language", async () => {
    for (const language of translatedLanguages) {
      for (const search of ["", PLACE]) {
        const response = await get(`/${language}/home/contact${search}`, { "accept-encoding": "br" });
        expect(Number(response.headers.get("content-length"))).toBeLessThan(MAX_BYTES);
      }
    }
  });

  test("the page links to itself in every language by its own name, also for a typed search", async () => {
    const listLanguageLinks = (page: string) =>
      [...page.matchAll(/<a href="([^"]+)" lang="(\w+)" hreflang="(\w+)">([^<]+)<\/a>/gi)].map(
        ([, href, lang, hreflang, name]) => [href?.replaceAll("&amp;", "&"), lang, hreflang, name],
      );
    const zulu = listLanguageLinks(await getText(`/zu/home/contact${PLACE}`));
    expect(zulu).toHaveLength(10);
    expect(zulu).toContainEqual([`/home/contact${PLACE}`, "en", "en", "English"]);
    expect(zulu).toContainEqual([`/xh/home/contact${PLACE}`, "xh", "xh", LANGUAGES.xh]);
    expect(listLanguageLinks(await getText("/home/contact?place=emalahleni"))).toContainEqual([
      "/zu/home/contact?place=emalahleni",
      "zu",
      "zu",
      "isiZulu",
    ]);
    const head = (await getText(`/zu/home/contact${PLACE}`)).split("</head>")[0] ?? "";
    expect(head.match(/<link rel="alternate" hreflang=/gi)).toHaveLength(12);
    expect(head).toMatch(/hreflang="x-default" href="http[^"]*\/home\/contact\?/i);
  });

  test("the languages in which a place answers are on its page and filter the search; unknown ones are omitted", async () => {
    const searchIn = async (language: string) => {
      const search = `boundaryId=7&buildingBlockCategoryId=1&language=${language}`;
      const response = await get(`/api/buildingblock/searchcontact?${search}`);
      return ((await response.json()) as DirectoryEntry[]).map(({ boundaryId }) => boundaryId);
    };
    expect(await searchIn("tn")).toEqual([]);
    const before = await getText(`/zu/home/contact${PLACE}`);
    expect(before).not.toContain("<p>Ulimi: ");
    await api.knex.transaction(async (trx) => {
      await trx("building_block_stakeholder")
        .where({ boundaryId: 1163 })
        .update({ languages: ["tn", "af"] });
      await raiseDataVersion(trx, ["building-block"]);
    });
    await expect
      .poll(() => getText(`/zu/home/contact${PLACE}`))
      .toContain('<p>Ulimi: <span lang="tn">Setswana</span>, <span lang="af">Afrikaans</span></p>');
    expect(new Set(await searchIn("tn"))).toEqual(new Set([1163]));
    expect(await searchIn("zu")).toEqual([]);
  });

  test("a search keeps the language, and each language has its own ETag", async () => {
    const page = await get("/ve/home/contact?place=sol plaatje");
    expect([page.status, page.headers.get("location")]).toEqual([303, `/ve/home/contact${PLACE}`]);
    const getEtag = async (path: string) => (await get(path)).headers.get("etag");
    const etags = await Promise.all(
      ["/home/contact", "/zu/home/contact", "/xh/home/contact", "/home/contact"].map(getEtag),
    );
    expect(new Set(etags).size).toBe(3);
    expect(etags[3]).toBe(etags[0]);
    for (const path of ["/en/home/contact", "/ZU/home/contact", "/de/home/contact"])
      expect(await getText(path)).not.toContain("10111");
  });

  test("the sitemap lists every place's page in every language", async () => {
    expect(await getText("/robots.txt")).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
    const sitemap = await getText("/sitemap.xml");
    expect(sitemap.match(/<loc>/g)).toHaveLength(1 + 4 + 214 + 214 * 11);
    expect(sitemap).toMatch(/<loc>http[^<]*\/home\/place\/1163<\/loc>/);
    expect(sitemap).toMatch(/<loc>http[^<]*\/zu\/home\/contact\?boundaryId=1163&#38;boundaryTypeId=3<\/loc>/);
  });

  test("dates have the language's months, or are numeric where none are known", async () => {
    const listCheckDays = async (language: string) =>
      [
        ...(await getText(`/${language}/home/contact${PLACE}`)).matchAll(
          /<small><span lang="en">Checked on:<\/span> ([^<]+)/g,
        ),
      ].map(([, day]) => day);
    expect(await listCheckDays("zu")).toContainEqual(expect.stringMatching(/^\d+ (Meyi|Juni|Julayi) 2026$/));
    expect(await listCheckDays("ve")).toContainEqual(expect.stringMatching(/^2026-\d\d-\d\d$/));
  });
});
