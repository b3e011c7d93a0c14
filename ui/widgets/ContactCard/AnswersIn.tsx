import { Fragment } from "react";

interface AnswersInProps {
  /** Names each language in itself; shows nothing if they are unknown. */
  languages: readonly { name: string; lang: string }[];
}

export function AnswersIn({ languages }: AnswersInProps) {
  if (languages.length === 0) return null;
  return (
    <p>
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
