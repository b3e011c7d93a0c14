import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import type { FeatureFlags } from "@gbvf/api/config/contract.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { authScreens, screens } from "../lib/address/paths.ts";
import { LazyOnScroll } from "../lib/page/LazyOnScroll.tsx";

const AccountItems = lazy(async () => ({ default: (await import("./AccountItems.tsx")).AccountItems }));
const ProfileMenu = lazy(async () => ({ default: (await import("./ProfileMenu.tsx")).ProfileMenu }));

interface SiteNavigationProps {
  flags: FeatureFlags | undefined;
  /** Undefined until loaded; then neither Login nor the account is shown. */
  session: SessionCheck | undefined;
  directoryHref: string;
}

export function SiteNavigation({ flags, session, directoryHref }: SiteNavigationProps) {
  const { pathname } = useLocation();
  const [openedPath, setOpenedPath] = useState<string | null>(null);
  const isOpen = openedPath === pathname;
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeUnlessInside = ({ target }: Event) => {
      if (isOutside(root.current, target)) setOpenedPath(null);
    };
    document.addEventListener("pointerdown", closeUnlessInside);
    document.addEventListener("focusin", closeUnlessInside);
    return () => {
      document.removeEventListener("pointerdown", closeUnlessInside);
      document.removeEventListener("focusin", closeUnlessInside);
    };
  }, [isOpen]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    setOpenedPath(null);
    root.current?.querySelector("button")?.focus();
  };

  return (
    <Root ref={root} onKeyDown={closeOnEscape}>
      <Toggle
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls="site-menu"
        onPress={() => setOpenedPath(isOpen ? null : pathname)}
      >
        <Icon name={isOpen ? "close" : "menu"} />
        <span>Menu</span>
      </Toggle>
      <Panel
        id="site-menu"
        aria-label="Site"
        data-closed={!isOpen || undefined}
        data-signed-in={session?.isAuthenticated || undefined}
      >
        <ul>
          {session?.isAuthenticated && (
            <li>
              <Link href={screens.home} variant="plain">
                Launch GBVF dashboard
              </Link>
            </li>
          )}
          <li>
            <Link href={directoryHref} variant="plain">
              Contact Directory
            </Link>
          </li>
          {flags && (
            <>
              <li>
                <Link href={flags.links.aboutUs} variant="plain" isExternal>
                  About Us
                </Link>
              </li>
              <li>
                <Link href={flags.links.help} variant="plain" isExternal>
                  Help
                </Link>
              </li>
            </>
          )}
          {flags?.enableLogin && session?.isAuthenticated === false && (
            <li>
              <Link href={authScreens.login} variant="plain">
                Login
              </Link>
            </li>
          )}
          {session?.isAuthenticated && (
            <>
              <li data-account>
                <LazyOnScroll skeleton={null}>
                  <ProfileMenu session={session} />
                </LazyOnScroll>
              </li>
              <Suspense fallback={null}>
                <AccountItems session={session} />
              </Suspense>
            </>
          )}
        </ul>
      </Panel>
    </Root>
  );
}

/** A dialog that the menu opened is outside its element, but counts as inside. */
const isOutside = (menu: Element | null, target: EventTarget | null) =>
  target instanceof Element && !menu?.contains(target) && target.closest("[role=alertdialog]") === null;

const Root = styled.div`
  ${media.wide} { min-width: 0; }
`;

const Toggle = styled(Button)`
  && {
    flex-direction: column;
    gap: 0;
    padding: 0 ${space(0.5)};
    font-size: ${font.size.caption};
    line-height: 1.15;
    ${media.wide} { display: none; }
  }
  /* On a small phone with large text, only the icon shows. */
  @container (max-width: 7rem) {
    span { position: absolute; clip-path: inset(50%); }
  }
`;

const Panel = styled.nav`
  ul { list-style: none; }
  ${media.narrow} {
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100dvh - ${size.headerHeight});
    overflow: auto;
    overscroll-behavior: contain;
    padding: 0 ${space(1.5)} ${space(1)};
    border-block-end: 1px solid ${color.edge};
    background: ${color.surface};
    color: ${color.ink};
    --color-focus: ${color.primary};

    &[data-closed], [data-account] { display: none; }
    li:not(:first-child) { border-top: 1px solid ${color.line}; }
    li a, li button { display: flex; justify-content: flex-start; width: 100%; min-height: 48px; padding: 0; }
  }
  ${media.wide} {
    ul { display: flex; align-items: center; justify-content: end; gap: 0 ${space(4)}; }
    [data-account] ~ li { display: none; }
    &[data-signed-in] ul { column-gap: ${space(2.5)}; }
    /* Large text wraps, so that 'Exit this page' does not cover it. */
    @container (max-width: 44rem) { ul { flex-wrap: wrap; } }
  }
  /* Between a tablet and a desktop, smaller links leave room for the user's name. */
  @media (min-width: 992px) and (max-width: 1279px) {
    &[data-signed-in] ul { column-gap: ${space(1.5)}; font-size: ${font.size.small}; line-height: ${font.line.tight}; }
    &[data-signed-in] a { white-space: nowrap; }
    &[data-signed-in] li:nth-child(-n + 2) a { max-width: 6rem; white-space: normal; }
  }
  ${media.print} { display: none; }
`;
