import { type DraftLanguage, draftedPages, splitLanguage } from "@gbvf/api/lib/words/languages.ts";
import { writeDayWith } from "@gbvf/api/lib/words/writeDayWith.ts";
import { PageLanguage } from "@gbvf/ui/text/PageLanguage.ts";
import type { ReactNode } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, parsePath } from "react-router-dom";
import type { History } from "../address/AddressRouter.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { type Spoken, SpokenIn } from "./useWords.tsx";

interface Draft extends Pick<Spoken, "texts"> {
  months: readonly string[];
}

/** A page fetches one. */
const drafts = {
  af: () => import("@gbvf/api/lib/words/drafts/af.json"),
  zu: () => import("@gbvf/api/lib/words/drafts/zu.json"),
};

export async function speakingIn(language: DraftLanguage) {
  const { default: draft } = await drafts[language]();
  return { Speaking: speakerOf(language, draft), createHistory: () => historyIn() };
}

export function speakerOf(language: DraftLanguage, { texts, months }: Draft) {
  const words: Spoken = { language, texts, writeDay: (isoDay) => writeDayWith(months, isoDay) };
  const figures = { lang: "en" as const, say: (english: string) => saidInFigure(words, english) };
  return ({ children }: { children: ReactNode }) => (
    <SpokenIn value={words}>
      <PageLanguage value={figures}>
        <DraftNotice />
        {children}
      </PageLanguage>
    </SpokenIn>
  );
}

/** What is not in the page's language is another page. */
export function historyIn(
  history: History = createBrowserHistory({ v5Compat: true }),
  open: (address: string) => void = (address) => window.location.assign(address),
): History {
  const stayOr =
    (step: History["push"]): History["push"] =>
    (to, state) => {
      const { pathname = "" } = typeof to === "string" ? parsePath(to) : to;
      if (draftedPages.includes(splitLanguage(pathname).path)) step(to, state);
      else open(history.createHref(to));
    };
  return Object.create(history, {
    push: { value: stayOr(history.push) },
    replace: { value: stayOr(history.replace) },
  });
}

/** The rest of a figure is in English. */
function saidInFigure({ language, texts }: Spoken, english: string): ReactNode {
  const [, measure = english, extent] = /^(.*), (by [a-z ]+|over time)$/.exec(english) ?? [];
  const own = [measure, extent].flatMap((part) => (part === undefined ? [] : (texts[part] ?? undefined)));
  return own.every((text) => typeof text === "string") ? (
    <span lang={language}>{own.join(", ")}</span>
  ) : (
    english
  );
}
