import { useState } from "react";
import { screens } from "../../lib/address/paths.ts";
import { readServerLines } from "../../lib/page/serverLines.ts";
import { Msg } from "./surveyI18n.tsx";

export function HelpNumbers() {
  const [lines] = useState(readServerLines);
  return (
    <section className="survey-help" aria-labelledby="help-now">
      <h2 id="help-now">
        <Msg id="helpHeading" />
      </h2>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ href, number, name }) => (
            <li key={href}>
              <a href={href}>
                <strong>{number}</strong> <span lang="en">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {/* A link in the survey's language would tell the server which language this reader speaks. */}
      <a href={screens.contact} target="_blank" rel="noreferrer" hrefLang="en">
        <Msg id="helpNear" />
      </a>
    </section>
  );
}
