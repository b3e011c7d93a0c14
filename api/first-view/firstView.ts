import type { Knex } from "knex";
import { findDemonstrated } from "../dashboard/queries.ts";
import { THEMES, type ThemeKey } from "../dashboard/themes.ts";
import { themeDataset } from "../data-catalogue/themeDataset.ts";
import { findFindings } from "../findings/queries.ts";
import { findBoundary } from "../geography/queries.ts";
import { readOnly } from "../lib/database/readOnly.ts";
import { HttpError } from "../lib/http/errors.ts";
import { type FirstView, type FirstViewOf, NO_FIRST_VIEW } from "../lib/pages/FirstViews.ts";
import { type Html, html } from "../lib/text/html.ts";
import type { Site } from "../open-data/siteOf.ts";
import { COUNTRY } from "../shared/figures/boundaryTypes.ts";
import { dayInSouthAfrica } from "../shared/quarters.ts";

type Leading = "areas" | "shares" | "change";
type Screen = { firstTheme: number | null; leads: Leading };

/** The theme of an address without one (null: all), and the leading sentence. */
const SCREENS: Readonly<Record<string, Screen>> = {
  "/home/map": { firstTheme: THEMES.crime.component.componentId, leads: "areas" },
  "/home/grid": { firstTheme: THEMES.crime.component.componentId, leads: "shares" },
  "/home/chart": { firstTheme: null, leads: "change" },
};

const MAX_ID = 2_147_483_647;

type View = {
  boundaryId: number;
  componentId: number | null;
  isWhole: boolean;
  leads: Leading;
  /** The page of a theme's dataset is its chart of the country. */
  isDataset: boolean;
};

/** Readable without scripts. */
export const firstViewOf =
  (readFrom: () => Knex, now: () => Date, site: Site): FirstViewOf =>
  (path, query) => {
    const today = dayInSouthAfrica(now());
    const screen = SCREENS[path];
    if (screen === undefined) return undefined;
    const componentId = idOf(query.get("componentId"), Object.keys(THEMES).length) ?? screen.firstTheme;
    const boundaryId = idOf(query.get("boundaryId")) ?? COUNTRY;
    const view: View = {
      boundaryId,
      componentId,
      isWhole: componentId === null || !query.get("componentOptions"),
      leads: screen.leads,
      isDataset: path === "/home/chart" && boundaryId === COUNTRY && componentId !== null,
    };
    return {
      key: JSON.stringify({ ...view, today }),
      write: () => readOnly(readFrom(), (trx) => writeView(trx, { view, today, site })).catch(nothing),
    };
  };

function idOf(text: string | null | undefined, largest = MAX_ID): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : 0;
  return id > 0 && id <= largest ? id : undefined;
}

function nothing(error: unknown): FirstView {
  if (error instanceof HttpError && error.status === 404) return NO_FIRST_VIEW;
  throw error;
}

type Shown = { view: View; today: string; site: Site };

async function writeView(trx: Knex, { view, today, site }: Shown): Promise<FirstView> {
  const body = await writeBody(trx, view, today);
  const key = (Object.keys(THEMES) as ThemeKey[]).find(
    (each) => THEMES[each].component.componentId === view.componentId,
  );
  if (!view.isDataset || key === undefined) return { head: "", body };
  return { head: dataBlock(await themeDataset(trx, key, { today, site })), body };
}

/** `<` could end the block early. */
export const dataBlock = (content: object): string =>
  `<script type="application/ld+json">${JSON.stringify(content).replaceAll("<", "\\u003c")}</script>`;

async function writeBody(
  trx: Knex,
  { boundaryId, componentId, isWhole, leads }: View,
  today: string,
): Promise<string> {
  const { description: place } = await findBoundary(trx, boundaryId);
  const demonstrated = await findDemonstrated(trx);
  const theme = Object.values(THEMES).find(({ component }) => component.componentId === componentId);
  if (theme === undefined) {
    const all = Object.values(THEMES).toSorted((a, b) => a.component.seq - b.component.seq);
    const written: Html[] = [];
    for (const { component } of all) {
      const { componentId: shown } = component;
      const finding = await writeFinding(trx, { boundaryId, componentId: shown, leads: "areas" }, today);
      written.push(html`<section><h2>${component.name}</h2>${finding}</section>`);
    }
    return html`<h1>The response to GBVF in ${place}</h1>${noteOf(demonstrated.size > 0)}${written}`.markup;
  }
  const { componentId: shown } = theme.component;
  const finding = isWhole && (await writeFinding(trx, { boundaryId, componentId: shown, leads }, today));
  return html`<h1>${theme.subject} in ${place}</h1>${noteOf(demonstrated.has(theme.theme))}${finding}`.markup;
}

const noteOf = (isDemonstration: boolean) =>
  isDemonstration && html`<p data-note><strong>Demonstration data</strong></p>`;

async function writeFinding(
  trx: Knex,
  { leads, ...shown }: { boundaryId: number; componentId: number; leads: Leading },
  today: string,
): Promise<Html> {
  const { sentences, shares, measure, span } = await findFindings(trx, shown, today);
  const { title, sentence } =
    leads === "shares"
      ? { title: (shares ?? measure).title, sentence: shares?.sentence ?? sentences.areas }
      : { title: measure.title, sentence: sentences[leads] };
  return html`<p data-finding>${sentence ?? sentences.place}</p><p>${title}${span && `, ${span}`}</p>`;
}
