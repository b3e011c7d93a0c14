import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Link } from "../../primitives/Link/Link.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, radius, space } from "../../tokens/tokens.ts";
import { type ContactDetail, getContactLink } from "../ContactCard/contactLink.ts";

export interface UrgentLine {
  name: string;
  contacts: readonly ContactDetail[];
}

export interface HelpNowProps extends RootProps<HTMLElement> {
  /** The most urgent line first; undefined while the lines load. */
  lines: readonly UrgentLine[] | undefined;
  /** Address of the directory of services near the reader. */
  directoryHref: string;
  texts: {
    heading: ReactNode;
    directory: ReactNode;
  };
}

/**
 * - **When:** At the top of every public page: whom to call at once.
 * - **When not:** A list of all services: use `ContactCard`.
 * - **Keys:** Tab moves from link to link, Enter follows one.
 */
export function HelpNow({ lines, directoryHref, texts, ...root }: HelpNowProps) {
  return (
    <Root {...root} aria-labelledby="help-now">
      <p id="help-now">{texts.heading}</p>
      {lines === undefined ? (
        <Skeleton width="18rem" height="3rem" />
      ) : (
        <ul>
          {lines.map(
            ({ name, contacts: [contact] }) => contact && <Line key={name} name={name} contact={contact} />,
          )}
        </ul>
      )}
      <Link href={directoryHref}>{texts.directory}</Link>
    </Root>
  );
}

interface LineProps {
  name: string;
  contact: ContactDetail;
}

function Line({ name, contact }: LineProps) {
  const { href, text } = getContactLink(contact);
  return (
    <li>
      <a href={href}>
        <strong>{text}</strong> <span>{name}</span>
      </a>
    </li>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  align-items: center;
  gap: 0 ${space(2)};

  > p { font-weight: ${font.weight.strong}; }
  > a { display: inline-flex; align-items: center; justify-self: end; min-height: 44px; }
  > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; }

  ul { display: flex; flex-wrap: wrap; gap: ${space(1)}; padding: 0; list-style: none; }
  li { flex: 1 1 0; min-width: min-content; max-width: 100%; }
  li a {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-height: 52px;
    height: 100%;
    padding: ${space(0.5)} ${space(1)};
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
    background: ${color.surface};
    line-height: 1.25;
    text-decoration: none;
  }
  li a:hover { border-color: ${color.primary}; background: ${color.primaryTint}; }
  li strong { font-size: min(${font.size.large}, 8vw); white-space: nowrap; }
  li span { color: ${color.ink}; font-size: ${font.size.small}; }

  ${media.wide} {
    grid-template-columns: auto auto minmax(0, 1fr);
    padding: ${space(1)} ${space(1.5)};
    border: 1px solid ${color.line};
    border-inline-start: 4px solid ${color.primary};
    border-radius: ${radius.control};
    background: ${color.surface};

    > a { justify-self: start; }
    > :nth-child(2) { grid-row: auto; grid-column: auto; }
    li { flex-basis: auto; }
    li a { padding-inline: ${space(1.5)}; }
  }
  ${media.print} { > a { display: none; } }
`;
