import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { use } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { AreaNavPlace } from "./AreaNavPlace.ts";

interface AreaNavProps {
  label: string;
  links: readonly { href: string; name: string }[];
}

/** Marks the open screen, or the list a detail belongs to. */
export function AreaNav({ label, links }: AreaNavProps) {
  const place = use(AreaNavPlace);
  const { pathname, search } = useLocation();
  const [start, ...others] = links;
  const open = others.find(({ href }) => (pathname + search).startsWith(href)) ?? start;
  const nav = (
    <Root aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} variant="plain" aria-current={link === open ? "page" : undefined}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
  return place === null ? nav : createPortal(nav, place);
}

const Root = styled.nav`
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  ${media.print} { display: none; }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
    max-width: 84rem;
    margin-inline: auto;
    padding-inline: ${space(2)};
    list-style: none;
    font-size: ${font.size.small};
    ${media.wide} { padding-inline: ${space(4)}; }
  }
  a[aria-current] { color: ${color.primary}; font-weight: ${font.weight.strong}; }
`;
