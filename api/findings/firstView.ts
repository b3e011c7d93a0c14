import type { Knex } from "knex";
import { findDemonstrated } from "../dashboard/queries.ts";
import { THEMES } from "../dashboard/themes.ts";
import { findBoundary } from "../geography/queries.ts";
import { readOnly } from "../lib/database/readOnly.ts";
import { COUNTRY } from "../lib/figures/boundaryTypes.ts";
import { HttpError } from "../lib/http/errors.ts";
import type { FirstViewOf } from "../lib/pages/FirstViews.ts";
import { type Html, html } from "../lib/text/html.ts";
import { dayInSouthAfrica } from "../lib/time/quarters.ts";
import { findFindings } from "./queries.ts";

type Leading = "areas" | "shares" | "change" | "place";
type Screen = { firstTheme: number | null; leads: Leading };

/** The theme of an address without one (null: all), and the leading sentence. */
const SCREENS: Readonly<Record<string, Screen>> = {
  "/home/map": { firstTheme: THEMES.crime.component.componentId, leads: "areas" },
  "/home/grid": { firstTheme: THEMES.crime.component.componentId, leads: "shares" },
  "/home/chart": { firstTheme: null, leads: "change" },
};

const ONE_PLACE = /^\/home\/place\/(\d+)$/;
const ABOUT_ONE_PLACE: Screen = { firstTheme: null, leads: "place" };

const MAX_ID = 2_147_483_647;

type FirstView = {
  boundaryId: number;
  componentId: number | null;
  isWhole: boolean;
  leads: Leading;
};

/** Readable without scripts. */
export const firstViewOf =
  (readFrom: () => Knex, now: () => Date): FirstViewOf =>
  (path, query) => {
    const [, onePlace] = ONE_PLACE.exec(path) ?? [];
    const screen = onePlace === undefined ? SCREENS[path] : ABOUT_ONE_PLACE;
    if (screen === undefined) return undefined;
    const componentId = idOf(query.get("componentId"), Object.keys(THEMES).length) ?? screen.firstTheme;
    const view: FirstView = {
      boundaryId: idOf(onePlace ?? query.get("boundaryId")) ?? COUNTRY,
      componentId,
      isWhole: componentId === null || !query.get("componentOptions"),
      leads: screen.leads,
    };
    const today = dayInSouthAfrica(now());
    return {
      key: JSON.stringify({ ...view, today }),
      write: () => readOnly(readFrom(), (trx) => writeFirstView(trx, view, today)).catch(withoutPlace),
    };
  };

function idOf(text: string | null, largest = MAX_ID): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : 0;
  return id > 0 && id <= largest ? id : undefined;
}

function withoutPlace(error: unknown): string {
  if (error instanceof HttpError && error.status === 404) return "";
  throw error;
}

async function writeFirstView(
  trx: Knex,
  { boundaryId, componentId, isWhole, leads }: FirstView,
  today: string,
): Promise<string> {
  const { description: place } = await findBoundary(trx, boundaryId);
  const demonstrated = await findDemonstrated(trx);
  const theme = Object.values(THEMES).find(({ component }) => component.componentId === componentId);
  if (theme === undefined) {
    const all = Object.values(THEMES).toSorted((a, b) => a.component.seq - b.component.seq);
    const written: Html[] = [];
    for (const { component } of all) {
      const finding = await writeFinding(
        trx,
        { boundaryId, componentId: component.componentId, leads: leads === "place" ? leads : "areas" },
        today,
      );
      written.push(html`<section><h2>${component.name}</h2>${finding}</section>`);
    }
    const heading = leads === "place" ? place : `The response to GBVF in ${place}`;
    return html`<h1>${heading}</h1>${noteOf(demonstrated.size > 0)}${written}`.markup;
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
