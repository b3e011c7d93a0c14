import { Fragment } from "react";
import type { RootProps } from "../../tokens/RootProps.ts";

export interface LanguagesSpokenProps extends RootProps<HTMLParagraphElement> {
  /** Names each language in itself; shows nothing if they are unknown. */
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
