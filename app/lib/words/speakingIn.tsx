import { type DraftLanguage, draftedPages, splitLanguage } from "@gbvf/api/lib/words/drafts.ts";
import { writeDayWith } from "@gbvf/api/lib/words/writeDayWith.ts";
import {
  english,
  fill,
  type PageWords,
  speak,
  type Text,
  type Values,
  written,
} from "@gbvf/ui/text/words.ts";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  parsePath,
  type To,
} from "react-router-dom";
import type { History } from "../address/AddressRouter.tsx";
import { DraftNotice } from "./DraftNotice.tsx";

interface Draft {
  texts: Readonly<Partial<Record<string, Text>>>;
  months: readonly string[];
  hasParts: boolean;
}

const drafts = {
  af: () => import("@gbvf/api/lib/words/drafts/af.json"),
  zu: () => import("@gbvf/api/lib/words/drafts/zu.json"),
};

const shortMonth = new Intl.DateTimeFormat("en", { month: "short" });
const MONTHS = Array.from({ length: 12 }, (_, month) => shortMonth.format(new Date(2026, month)));
const OF_CYCLES = [written("cycle"), written("so far")];
const PERIOD = new RegExp(`^(?=.*[a-z])([\\d ,–-]|${[...MONTHS, ...OF_CYCLES].join("|")})+$`);

export async function speakingIn(language: DraftLanguage) {
  const { default: draft } = await drafts[language]();
  speak(wordsIn(language, draft));
  return { createHistory: () => historyIn(language) };
}

export function wordsIn(language: DraftLanguage, { texts, months, hasParts }: Draft): PageWords {
  const rules = new Intl.PluralRules(language);
  const isOne = (count: number) => rules.select(count) === "one";
  const ownOf = (text: Text) =>
    typeof text === "string" ? (texts[text] ?? ownHeading(text) ?? ownPeriod(text)) : texts[text.other];
  /** "Crime, by province" is two texts. */
  const ownHeading = (heading: string) => {
    const [, measure = "", extent = ""] = /^(.*), (by [a-z ]+|over time)$/.exec(heading) ?? [];
    return texts[measure] && texts[extent] && `${texts[measure]}, ${texts[extent]}`;
  };
  /** "Apr - Jun 2026", "2026, cycle 2 so far" */
  const ownPeriod = (text: string) =>
    PERIOD.test(text)
      ? text.replace(/[A-Za-z]+( far)?/g, (word) =>
          String(months[MONTHS.indexOf(word)] ?? texts[word] ?? word),
        )
      : undefined;
  const inEnglish = english.plain;
  const inMonths = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, ownPeriod(String(value)) ?? value]),
    );
  /** What is in the language already may come again, such as a label that a chart shows. */
  const said = new Set<Text>();
  const plain = (text: Text, values?: Values) => {
    const own = ownOf(text);
    if (own === undefined) return inEnglish(text, values);
    const words = fill(own, values && inMonths(values), isOne);
    said.add(words);
    return words;
  };
  const say = (text: Text, values?: Values) =>
    ownOf(text) === undefined && !said.has(text) ? (
      <span lang="en">{inEnglish(text, values)}</span>
    ) : (
      plain(text, values)
    );
  const sayAmidEnglish = (text: Text, values?: Values) =>
    ownOf(text) === undefined ? inEnglish(text, values) : <span lang={language}>{plain(text, values)}</span>;
  return {
    isEnglish: false,
    language,
    inEnglish: "en",
    plain,
    say,
    about: (_word, name) => `: ${plain(name)}`,
    named: (text, name) => `${plain(text)}: ${plain(name)}`,
    writeDay: (isoDay) => writeDayWith(months, isoDay),
    notice: <DraftNotice />,
    ofParts: hasParts
      ? { lang: undefined, plain, say }
      : { lang: "en", plain: inEnglish, say: sayAmidEnglish },
  };
}

/** The app knows addresses without their language. What is not drafted in it is another page. */
export function historyIn(
  language: DraftLanguage,
  history: History = createBrowserHistory({ v5Compat: true }),
  open: (address: string) => void = (address) => window.location.assign(address),
): History {
  const bare = (location: Location): Location => ({
    ...location,
    pathname: splitLanguage(location.pathname).path,
  });
  const pathOf = (to: To) => (typeof to === "string" ? parsePath(to) : to);
  const hrefOf = (to: To) => `/${language}${history.createHref(to)}`;
  const stayOr =
    (step: History["push"]): History["push"] =>
    (to, state) =>
      draftedPages.includes(pathOf(to).pathname ?? "") ? step(hrefOf(to), state) : open(hrefOf(to));
  return Object.create(history, {
    location: { get: () => bare(history.location) },
    push: { value: stayOr(history.push) },
    replace: { value: stayOr(history.replace) },
    createHref: { value: hrefOf },
    listen: {
      value: (tell: Parameters<History["listen"]>[0]) =>
        history.listen((update) => tell({ ...update, location: bare(update.location) })),
    },
  });
}
