import { useState } from "react";
import { screens } from "../../lib/address/paths.ts";
import { words } from "./words.ts";

/** The server writes the numbers into the page. */
export function HelpNumbers() {
  const [lines] = useState(readLines);
  return (
    <section className="survey-help" aria-labelledby="help-now">
      <h2 id="help-now">{words.helpHeading}</h2>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ href, number, name }) => (
            <li key={href}>
              <a href={href} aria-label={words.call(number, name)}>
                <strong>{number}</strong>
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <a href={screens.contact} target="_blank" rel="noreferrer">
        {words.helpNear}
      </a>
    </section>
  );
}

function readLines() {
  const written = document.querySelector<HTMLTemplateElement>("template#help-lines");
  const links = written?.content.querySelectorAll("a") ?? [];
  return [...links].map(({ href, title, textContent }) => ({ href, number: title, name: textContent }));
}
