import { type DraftLanguage, draftedPages, splitLanguage } from "@gbvf/api/lib/words/drafts.ts";
import { fill, type Text, type Values } from "@gbvf/api/lib/words/sayIn.ts";
import { writeDayWith } from "@gbvf/api/lib/words/writeDayWith.ts";
import { PageLanguage } from "@gbvf/ui/text/PageLanguage.ts";
import type { ReactNode } from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  parsePath,
  type To,
} from "react-router-dom";
import type { History } from "../address/AddressRouter.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { SpokenIn, type Words } from "./useWords.tsx";

interface Draft {
  texts: Readonly<Partial<Record<string, Text>>>;
  months: readonly string[];
}

const drafts = {
  af: () => import("@gbvf/api/lib/words/drafts/af.json"),
  zu: () => import("@gbvf/api/lib/words/drafts/zu.json"),
};

export async function speakingIn(language: DraftLanguage) {
  const { default: draft } = await drafts[language]();
  return { Speaking: speakerOf(language, draft), createHistory: () => historyIn(language) };
}

export function speakerOf(language: DraftLanguage, { texts, months }: Draft) {
  const ownOf = (text: Text) => texts[typeof text === "string" ? text : text.other];
  const plain = (text: Text, values?: Values) => fill(ownOf(text) ?? text, values, language);
  const words: Words = {
    isEnglish: false,
    language,
    inEnglish: "en",
    plain,
    say: (text, values) =>
      ownOf(text) === undefined ? <span lang="en">{fill(text, values, "en")}</span> : plain(text, values),
    about: (_word, name) => `: ${plain(name)}`,
    named: (text, name) => `${plain(text)}: ${plain(name)}`,
    writeDay: (isoDay) => writeDayWith(months, isoDay),
  };
  const figures = { lang: "en" as const, say: (english: string) => saidInFigure(language, texts, english) };
  return ({ children }: { children: ReactNode }) => (
    <SpokenIn value={words}>
      <PageLanguage value={figures}>
        <DraftNotice />
        {children}
      </PageLanguage>
    </SpokenIn>
  );
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

function saidInFigure(language: DraftLanguage, texts: Draft["texts"], english: string): ReactNode {
  const [, measure = english, extent] = /^(.*), (by [a-z ]+|over time)$/.exec(english) ?? [];
  const own = [measure, extent].flatMap((part) => (part === undefined ? [] : (texts[part] ?? undefined)));
  return own.every((text) => typeof text === "string") ? (
    <span lang={language}>{own.join(", ")}</span>
  ) : (
    english
  );
}
