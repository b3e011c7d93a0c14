import { type Html, html } from "../../lib/text/html.ts";
import { LANGUAGES, languages } from "../../shared/i18n/languages.ts";
import { type HelpTranslator, msg } from "./helpI18n.ts";
import { addressIn, type View } from "./view.ts";

export const languageNav = (view: View, translator: HelpTranslator): Html =>
  html`<nav class="help-languages" aria-labelledby="help-languages"><p id="help-languages" class="help-quiet">${msg(translator, "language")}</p>
<ul>${languages.map((code) =>
    code === translator.locale
      ? html`<li><span aria-current="true">${LANGUAGES[code]}</span></li>`
      : html`<li><a href="${addressIn(view, code)}" lang="${code}" hreflang="${code}">${LANGUAGES[code]}</a></li>`,
  )}</ul></nav>`;

export const alternateLinks = (view: View, origin: string): Html =>
  html`${[...languages, "x-default" as const].map(
    (code) =>
      html`<link rel="alternate" hreflang="${code}" href="${origin}${addressIn(view, code === "x-default" ? "en" : code)}">`,
  )}`;
