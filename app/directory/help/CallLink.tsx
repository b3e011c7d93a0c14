import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, radius, space } from "@gbvf/ui/tokens/tokens.ts";
import { css, styled } from "styled-components";
import { English, useHelpTranslator } from "./translator.tsx";

interface CallLinkProps {
  dialled: string;
  number: string;
  contactName: string | null;
  /** Completes the accessible name; omit it if the visible text is enough. */
  name?: string;
}

export function CallLink({ dialled, number, contactName, name }: CallLinkProps) {
  const label = useCallLabel(contactName === null ? number : `${number} ${contactName}`, name);
  return (
    <Root href={`tel:${dialled}`} aria-label={label}>
      <strong>{number}</strong>{" "}
      {contactName !== null && (
        <span>
          <English>{contactName}</English>
        </span>
      )}
    </Root>
  );
}

/** The label begins with the visible text, because people who use voice control say what they see. */
export const useCallLabel = (visible: string, name: string | undefined): string | undefined =>
  useHelpTranslator().isEnglish && name !== undefined ? `${visible}, ${name}` : undefined;

export const callBox = css`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 52px;
  padding: ${space(0.75)} ${space(1)};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  line-height: 1.25;
  text-decoration: none;
  break-inside: avoid;

  &:hover { border-color: ${color.primary}; background: ${color.primaryTint}; }
  strong { font-size: ${font.size.large}; white-space: nowrap; }
  ${media.phone} { strong { font-size: min(${font.size.body}, 8vw); } }
  span { color: ${color.ink}; font-size: ${font.size.small}; }
`;

const Root = styled.a`
  ${callBox}
  max-width: 26rem;
`;
