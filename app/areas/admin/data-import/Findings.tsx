import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

interface FindingsProps {
  /** A sentence that begins with a space is a detail of the sentence before it. */
  sentences: readonly string[];
}

export function Findings({ sentences }: FindingsProps) {
  const groups: { sentence: string; details: string[] }[] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    if (sentence.startsWith(" ") && last !== undefined) last.details.push(sentence.trim());
    else groups.push({ sentence, details: [] });
  }
  return (
    <List>
      {groups.map(({ sentence, details }) => (
        <li key={sentence}>
          {sentence}
          {details.length > 0 && (
            <ul>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding-inline-start: ${space(2.5)};
  overflow-wrap: anywhere;

  ul { padding-inline-start: ${space(2.5)}; }
`;
