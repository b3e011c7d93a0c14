import { type Html, html } from "../../lib/text/html.ts";
import { type HelpTranslator, inEnglish, msg } from "./helpI18n.ts";
import { languageNav } from "./languageNav.ts";
import { addressOf, reportAddress, type View } from "./view.ts";

type ReportView = Extract<View, { kind: "report" }>;

export function reportHtml(view: ReportView, translator: HelpTranslator): Html {
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
