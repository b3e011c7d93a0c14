import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { ContactLinks } from "@gbvf/ui/widgets/ContactCard/ContactLinks.tsx";
import { HelpLines, HelpLinesSkeleton } from "@gbvf/ui/widgets/HelpLines/HelpLines.tsx";
import { styled } from "styled-components";
import { readWrittenLines } from "./urgentLines.ts";
import { useHelpLines } from "./useHelpLines.ts";

/** The most urgent lines show even if the directory cannot be reached. */
export function HelpLinesPanel() {
  const lines = useHelpLines();
  return (
    <Root aria-labelledby="help-lines">
      <h2 id="help-lines">Call now, from anywhere in South Africa</h2>
      <Resource {...lines} onRetry={lines.retry} skeleton={<HelpLinesSkeleton />}>
        {(entries) => <HelpLines lines={entries} />}
      </Resource>
      {lines.error && lines.data === undefined && (
        <ul>
          {readWrittenLines().map(({ name, contacts }) => (
            <li key={name}>
              <b>{name}</b>
              <ContactLinks of={name} contacts={contacts} />
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  padding-block-start: ${space(2)};
  border-top: 3px solid ${color.primary};

  ${media.print} { display: block; }
  > ul { display: grid; gap: ${space(1.5)}; padding: 0; list-style: none; }
`;
