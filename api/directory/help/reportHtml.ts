import { type Html, html } from "../../lib/text/html.ts";
import { languageNav } from "./languageNav.ts";
import { addressOf, reportAddress, type View } from "./view.ts";
import { type HelpWords, inEnglish, tell } from "./words.ts";

type ReportView = Extract<View, { kind: "report" }>;

export function reportHtml(view: ReportView, words: HelpWords): Html {
  const { municipality, answer } = view;
  return html`<p><a class="help-back" href="${addressOf(municipality, words.language)}">${tell(words, "back")}</a></p>
<section aria-labelledby="help-wrong"><h2 id="help-wrong">${tell(words, "wrongNumber")}</h2>
<p class="help-quiet">${municipality.name}</p>
${answer !== undefined && html`<p role="alert"><strong>${inEnglish(words, answer.message)}</strong></p>`}
${!answer?.isDone && formHtml(view, words)}</section>
${languageNav(view, words)}`;
}

const formHtml = ({ municipality }: ReportView, words: HelpWords): Html =>
  html`<form class="help-report" method="post" action="${reportAddress(municipality, words.language)}">
<fieldset><legend>${tell(words, "whichWrong")}</legend>${municipality.services.map(({ name, calls }) =>
    calls.map(
      ({ id, number, of }) =>
        html`<label><input type="radio" name="number" value="${id}" required> <span>${number} <small>${inEnglish(words, [of, name].filter(Boolean).join(", "))}</small></span></label>`,
    ),
  )}</fieldset>
<p class="help-quiet">${tell(words, "anonymous")}</p>
<p><button>${tell(words, "tellOfficials")}</button></p></form>`;
