import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { pageEdge, row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { scrollEdges } from "@gbvf/ui/tokens/scrollEdges.ts";
import { color, font, size } from "@gbvf/ui/tokens/tokens.ts";
import { createContext, use, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { listAreaLinks } from "../lib/session/allowedScreens.ts";
import type { Area } from "../lib/session/landing.ts";
import { SIGNED_OUT, useSession } from "../lib/session/session.ts";

const LABELS: Readonly<Record<Area, string>> = {
  admin: "Administration",
  organisation: "Health checks",
  buildingBlock: "Building blocks",
};

export function AreaNav({ area }: { area: Area }) {
  const links = listAreaLinks(area, useSession() ?? SIGNED_OUT);
  const container = use(AreaNavContainer);
  const { pathname, search } = useLocation();
  // A typed address may lack the final slash.
  const address = pathname.replace(/\/?$/, "/") + search;
  const [startLink, ...otherLinks] = links;
  const currentLink = otherLinks.find(({ href }) => address.startsWith(href)) ?? startLink;
  const currentHref = currentLink?.href;
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the current link into view, because the row is wider than a phone.
  useEffect(() => {
    const [firstLink] = list.current?.querySelectorAll("a") ?? [];
    const current = list.current?.querySelector<HTMLElement>(`a[href="${currentHref}"]`);
    if (list.current && firstLink && current)
      list.current.scrollLeft = current.offsetLeft - firstLink.offsetLeft;
  }, [currentHref]);
  if (links.length < 2) return null;
  const nav = (
    <Root aria-label={LABELS[area]}>
      <ul ref={list}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} variant="plain" aria-current={link === currentLink ? "page" : undefined}>
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
  return container === null ? nav : createPortal(nav, container);
}

/** Reserves the height of the links, which are unknown until the session has loaded. */
export function AreaNavSkeleton() {
  return (
    <Root as="div" aria-hidden>
      <ul>
        {["8rem", "6rem", "9rem"].map((width) => (
          <li key={width}>
            <Skeleton width={width} height={size.target} />
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  ${media.print} { display: none; }

  ul {
    ${row(0, 3)}
    ${pageEdge}
    list-style: none;
    font-size: ${font.size.small};
    ${media.phone} { flex-wrap: nowrap; overflow-x: auto; white-space: nowrap; ${scrollEdges("left", "right")} }
  }
  a[aria-current] { color: ${color.primary}; font-weight: ${font.weight.strong}; }
`;

/** The element before the main content in which the navigation renders, so that skip links pass it. */
export const AreaNavContainer = createContext<Element | null>(null);
