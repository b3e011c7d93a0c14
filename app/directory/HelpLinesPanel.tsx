import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { color, space } from "@gbvf/ui/theme/tokens.ts";
import { ContactLinks } from "@gbvf/ui/widgets/ContactCard/ContactLinks.tsx";
import { HelpLines, HelpLinesSkeleton } from "@gbvf/ui/widgets/HelpLines/HelpLines.tsx";
import { styled } from "styled-components";
import { inOrderOfUrgency } from "./directory.ts";
import { useHelpLines } from "./useHelpLines.ts";

/**
 * Two numbers that must be there even when the directory cannot be reached. They are those of the reference list
 * of help lines, where their sources stand.
 */
const withoutDirectory = [
  { name: "Police emergencies", detail: "10111" },
  { name: "GBV Command Centre", detail: "0800428428" },
].map(({ name, detail }, index) => ({
  name,
  contact: { contactId: -index - 1, contactTypeId: 3, detail, areaCode: null },
}));

/** Whom to call now, always on top. */
export function HelpLinesPanel() {
  const lines = useHelpLines();
  return (
    <Root aria-labelledby="help-lines">
      <h2 id="help-lines">Call now, from anywhere in South Africa</h2>
      <Resource {...lines} onRetry={lines.retry} skeleton={<HelpLinesSkeleton />}>
        {(entries) => <HelpLines lines={inOrderOfUrgency(entries)} />}
      </Resource>
      {lines.error && lines.data === undefined && (
        <ul>
          {withoutDirectory.map(({ name, contact }) => (
            <li key={name}>
              <b>{name}</b>
              <ContactLinks of={name} contacts={[contact]} />
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

  > ul { display: grid; gap: ${space(1.5)}; padding: 0; list-style: none; }
`;
