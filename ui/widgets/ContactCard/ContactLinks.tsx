import { styled } from "styled-components";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { row } from "../../tokens/layout.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, radius, size, space } from "../../tokens/tokens.ts";
import { type ContactDetail, getContactLink } from "./contactLink.ts";
import { VerifiedNote } from "./VerifiedNote.tsx";

export interface ContactLinksProps extends RootProps<HTMLUListElement> {
  /** Whose contacts these are, added to each link's name, because screen readers may read a link alone. */
  contactName: string;
  contacts: readonly ContactDetail[];
}

/** Native links, which work without scripts and are large enough to press. */
export function ContactLinks({ contactName, contacts, ...root }: ContactLinksProps) {
  if (contacts.length === 0) return null;
  return (
    <Root {...root}>
      {contacts.map((contact) => {
        const { kind, typeName, text, href, smsHref } = getContactLink(contact);
        return (
          <li key={contact.contactId}>
            <Ways>
              <LinkText href={href} data-kind={kind}>
                <Detail>{text}</Detail>
                {kind === "call" && <Type> {typeName}</Type>}
                <VisuallyHidden> {contactName}</VisuallyHidden>
              </LinkText>
              {smsHref && (
                <LinkText href={smsHref} data-kind="text">
                  SMS <VisuallyHidden>to {contactName}</VisuallyHidden>
                </LinkText>
              )}
            </Ways>
            {contact.check !== undefined && <VerifiedNote check={contact.check} />}
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ul`
  ${row(1)}
  list-style: none;

  > li { flex: 1 1 16rem; max-width: min(26rem, 100%); }
`;

const Ways = styled.div`
  display: flex;
  > :first-child { flex: 1; }
`;

const LinkText = styled.a`
  display: flex;
  align-items: center;
  gap: 0 ${space(1)};
  min-width: ${size.target};
  min-height: ${size.target};
  padding: ${space(0.5)} ${space(1.5)};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  line-height: 1.25;
  text-decoration: none;

  /* On the smallest phones, the kind wraps below the number, which stays on one line. */
  &[data-kind="call"] { flex-wrap: wrap; }

  &:hover { border-color: ${color.primary}; background: ${color.primaryTint}; }
  & + & { border-start-start-radius: 0; border-end-start-radius: 0; margin-inline-start: -1px; }
  &:has(+ &) { border-start-end-radius: 0; border-end-end-radius: 0; }

  ${media.print} { min-height: 0; padding: 0; border: 0; svg { display: none; } &[data-kind="text"] { display: none; } }
`;

const Detail = styled.strong`
  min-width: 0;
  font-size: ${font.size.large};
  white-space: nowrap;

  /* With large text, a number that is wider than the screen breaks between its groups. */
  [data-kind="call"] > & { white-space: normal; }
  [data-kind="mail"] > & { font-size: ${font.size.body}; font-weight: ${font.weight.regular}; white-space: normal; overflow-wrap: anywhere; }
`;

const Type = styled.small`
  margin-inline-start: auto;
  color: ${color.inkMuted};
  white-space: nowrap;
`;
