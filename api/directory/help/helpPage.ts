import { type Html, html } from "../../lib/text/html.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type { Help, Service } from "./help.ts";
import { alternateLinks, helpHtml, languageNav, MAX_URGENT } from "./helpHtml.ts";
import { createHelpTranslator, type HelpTranslator, inEnglish, isEnglish, msg } from "./helpI18n.ts";
import { addressOf, helpPathIn, reportAddress, type View } from "./view.ts";

/** The title is neutral because the browser's history keeps it. */
const PLACE = "<!--help-->";
const LANGUAGE = '<html lang="en-ZA">';
const REFERRER = 'name="referrer" content="no-referrer"';

/** The app takes over only the English page. */
export type HelpDocuments = { english: string; translated: string };

const PLAIN = `<!doctype html>${LANGUAGE}<head><meta charset="utf-8"><meta ${REFERRER}><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contact Directory</title></head><body>${PLACE}</body></html>`;
export const PLAIN_DOCUMENTS: HelpDocuments = { english: PLAIN, translated: PLAIN };

export type Surroundings = {
  origin: string;
  exitUrl: string;
  feedbackEmail: string;
  publisher: { name: string; url: string | null } | null;
};

export function helpPage(
  documents: HelpDocuments,
  help: Help,
  view: View,
  language: Language,
  surroundings: Surroundings,
): string {
  const translator = createHelpTranslator(language);
  const isReport = view.kind === "report";
  const isForApp = isEnglish(translator) && !isReport;
  const document = isForApp ? documents.english : documents.translated;
  const bars = barsHtml(help, translator, surroundings);
  const body = html`<div id="root"><header class="help-bars">${bars}${isForApp && placeBarHtml(view)}</header></div>
<div id="written"><main><div class="help-page">${!isEnglish(translator) && !isReport && view.kind !== "country" && html`<a class="help-back" href="${helpPathIn(language)}">${msg(translator, "back")}</a>`}<h1>${msg(translator, "title")}</h1><div id="help" class="help">${isReport ? reportHtml(view, translator) : helpHtml(help, view, translator)}</div></div></main>
${footerHtml(translator, surroundings)}</div>
${isForApp && html`<template id="help-lines">${help.lines.slice(0, MAX_URGENT).map(forApp)}</template>`}`;
  const about = html`<meta name="description" content="${translator.t("callNow").text}">`;
  const links = view.kind === "found" || isReport ? "" : alternateLinks(view, surroundings.origin).markup;
  return document
    .replace(REFERRER, () => (isReport ? 'name="referrer" content="same-origin"' : REFERRER))
    .replace(LANGUAGE, () => (isEnglish(translator) ? LANGUAGE : `<html lang="${language}">`))
    .replace("</head>", () => `${about.markup}${links}</head>`)
    .replace(PLACE, () => body.markup);
}

const forApp = ({ name, calls: [call] }: Service) => call && html`<a href="tel:${call.dialled}">${name}</a>`;

const MARK = html`<svg viewBox="0 0 32 32" width="26" height="26" fill="none" stroke="currentColor" aria-hidden="true"><path d="M25.2 9.4A11 11 0 1 0 27 16h-9"/></svg>`;

/** The app's bars cover them, so heights must match. */
function barsHtml(
  { isDemonstration }: Help,
  translator: HelpTranslator,
  { exitUrl, feedbackEmail }: Surroundings,
): Html {
  const feedback = `mailto:${feedbackEmail}?subject=${encodeURIComponent("Share your feedback")}`;
  const label = isEnglish(translator) && html` aria-label="Share your feedback"`;
  return html`<div class="help-header"><a href="/home" lang="en" hreflang="en" aria-label="GBVF Dashboard, home">${MARK} <span>GBVF Dashboard</span></a><a href="/home" hreflang="en">${msg(translator, "home")}</a></div>
<a class="help-exit" href="${exitUrl}" rel="noreferrer">${msg(translator, "exit")}</a>
<div class="help-notices"><b>${msg(translator, "beta")}</b> <a href="${feedback}"${label}>${msg(translator, "feedback")}</a>${isDemonstration && html` <strong>${msg(translator, "demonstration")}</strong>`}</div>`;
}

function placeBarHtml(view: View): Html {
  const place =
    view.kind === "municipality" ? view.municipality.name : view.kind === "area" ? view.name : "South Africa";
  return html`
<div class="help-bar"><p><b>Contact Directory</b> <span>${place}</span></p>${view.kind !== "country" && html`<a href="${helpPathIn("en")}">Clear</a>`} <a href="#help-find" aria-label="Filter by place">Filter by</a></div>`;
}

function footerHtml(translator: HelpTranslator, { publisher, feedbackEmail }: Surroundings): Html {
  const name =
    publisher?.url == null ? publisher?.name : html`<a href="${publisher.url}">${publisher.name}</a>`;
  return html`<footer class="help-footer"${!isEnglish(translator) && html` lang="en"`}>${name !== undefined && html`<p>Published by ${name}.</p>`}
<nav aria-label="About the figures"><a href="/home/methods">Methods</a> <a href="/home/methods#licence">Licence</a> <a href="/home/releases">Releases</a> <a href="/home/api">Data and API</a> <a href="/home/accessibility">Accessibility</a> <a href="mailto:${feedbackEmail}">Contact us</a></nav></footer>`;
}

type ReportView = Extract<View, { kind: "report" }>;

function reportHtml(view: ReportView, translator: HelpTranslator): Html {
  const { municipality, answer } = view;
  return html`<p><a class="help-back" href="${addressOf(municipality, translator.locale)}">${msg(translator, "back")}</a></p>
<section aria-labelledby="help-wrong"><h2 id="help-wrong">${msg(translator, "wrongNumber")}</h2>
<p class="help-quiet">${municipality.name}</p>
${answer !== undefined && html`<p role="alert"><strong>${inEnglish(translator, answer.message)}</strong></p>`}
${!answer?.isDone && formHtml(view, translator)}</section>
${languageNav(view, translator)}`;
}

const formHtml = ({ municipality }: ReportView, translator: HelpTranslator): Html =>
  html`<form class="help-report" method="post" action="${reportAddress(municipality, translator.locale)}">
<fieldset><legend>${msg(translator, "whichWrong")}</legend>${municipality.services.map(({ name, calls }) =>
    calls.map(
      ({ id, number, of }) =>
        html`<label><input type="radio" name="number" value="${id}" required> <span>${number} <small>${inEnglish(translator, [of, name].filter(Boolean).join(", "))}</small></span></label>`,
    ),
  )}</fieldset>
<p class="help-quiet">${msg(translator, "anonymous")}</p>
<p><button>${msg(translator, "tellOfficials")}</button></p></form>`;
