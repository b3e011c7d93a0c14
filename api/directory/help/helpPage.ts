import { type Html, html } from "../../lib/text/html.ts";
import type { Help, Service } from "./help.ts";
import { helpHtml, MAX_URGENT } from "./helpHtml.ts";
import { HELP_PATH, type View } from "./view.ts";

/** Neutral, because the browser's history keeps it. */
const HELP_TITLE = "Contact Directory";

/** The built document has this mark. */
const PLACE = "<!--help-->";

export const PLAIN_DOCUMENT = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${HELP_TITLE}</title></head><body>${PLACE}</body></html>`;

export type Surroundings = {
  exitUrl: string;
  feedbackEmail: string;
  publisher: { name: string; url: string | null } | null;
};

/** Complete without scripts; where they run, the app takes over. */
export function helpPage(document: string, help: Help, view: View, surroundings: Surroundings): string {
  const body = html`<div id="root">${barsHtml(help, view, surroundings)}</div>
<div id="written"><main><div class="help-page"><h1>${HELP_TITLE}</h1><div id="help" class="help">${helpHtml(help, view)}</div></div></main>
${footerHtml(surroundings)}</div>
<template id="help-lines">${help.lines.slice(0, MAX_URGENT).map(forApp)}</template>`;
  return document.replace(PLACE, () => body.markup);
}

const forApp = ({ name, calls: [call] }: Service) => call && html`<a href="tel:${call.dialled}">${name}</a>`;

const MARK = html`<svg viewBox="0 0 32 32" width="26" height="26" fill="none" stroke="currentColor" aria-hidden="true"><path d="M25.2 9.4A11 11 0 1 0 27 16h-9"/></svg>`;

/** As high as the app's bars, which cover them. */
function barsHtml({ isDemonstration }: Help, view: View, { exitUrl, feedbackEmail }: Surroundings): Html {
  const feedback = `mailto:${feedbackEmail}?subject=${encodeURIComponent("Share your feedback")}`;
  const place =
    view.kind === "municipality" ? view.municipality.name : view.kind === "area" ? view.name : "South Africa";
  return html`<header class="help-header"><a href="/home" aria-label="GBVF Dashboard, home">${MARK} <span>GBVF Dashboard</span></a><a href="/home">Home</a></header>
<a class="help-exit" href="${exitUrl}" rel="noreferrer">Exit this page</a>
<div class="help-notices"><b>Beta</b> <a href="${feedback}" aria-label="Share your feedback">Feedback</a>${isDemonstration && html` <strong>Demonstration data</strong>`}</div>
<div class="help-bar"><p><b>${HELP_TITLE}</b> <span>${place}</span></p>${view.kind !== "country" && html`<a href="${HELP_PATH}">Clear</a>`} <a href="#help-find" aria-label="Filter by place">Filter by</a></div>`;
}

function footerHtml({ publisher, feedbackEmail }: Surroundings): Html {
  const name =
    publisher?.url == null ? publisher?.name : html`<a href="${publisher.url}">${publisher.name}</a>`;
  const words =
    name === undefined
      ? "No publisher is named: the people who run this site have not set one."
      : html`Published by ${name}.`;
  return html`<footer class="help-footer"><p>${words}</p>
<nav aria-label="About the figures"><a href="/home/methods">Methods</a> <a href="/home/methods#licence">Licence</a> <a href="/home/releases">Releases</a> <a href="/home/api">Data and API</a> <a href="/home/accessibility">Accessibility</a> <a href="mailto:${feedbackEmail}">Contact us</a></nav></footer>`;
}
