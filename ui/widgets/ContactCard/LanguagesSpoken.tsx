import { Fragment } from "react";
import type { RootProps } from "../../tokens/RootProps.ts";

export interface LanguagesSpokenProps extends RootProps<HTMLParagraphElement> {
  /** Each language by its own name; nothing is shown if the list is empty. */
  languages: readonly { name: string; lang: string }[];
}

export function LanguagesSpoken({ languages, ...root }: LanguagesSpokenProps) {
  if (languages.length === 0) return null;
  return (
    <p {...root}>
      Answers in{" "}
      {languages.map(({ name, lang }, index) => (
        <Fragment key={name}>
          {index > 0 && ", "}
          <span lang={lang}>{name}</span>
        </Fragment>
      ))}
    </p>
  );
}
