import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { HeaderLinks, type HeaderLinksProps } from "./HeaderLinks.tsx";

const AccountItems = lazy(async () => ({ default: (await import("./AccountItems.tsx")).AccountItems }));

/** Opens over the page, until Escape or until the reader turns elsewhere. */
export function MobileMenu(props: HeaderLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeUnlessInside = ({ target }: Event) => {
      if (isElsewhere(root.current, target)) setOpen(false);
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
    setOpen(false);
    root.current?.querySelector("button")?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its controls
    <div ref={root} onKeyDown={closeOnEscape}>
      <Toggle
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls="site-menu"
        onPress={() => setOpen((wasOpen) => !wasOpen)}
      >
        <Icon name={isOpen ? "close" : "menu"} />
        <span>Menu</span>
      </Toggle>
      <Panel id="site-menu" aria-label="Site" hidden={!isOpen}>
        <HeaderLinks {...props}>
          <Suspense fallback={null}>{props.session && <AccountItems session={props.session} />}</Suspense>
        </HeaderLinks>
      </Panel>
    </div>
  );
}

/** A dialog of the menu, such as before logging out, belongs to it. */
const isElsewhere = (menu: Element | null, target: EventTarget | null) =>
  target instanceof Element && !menu?.contains(target) && target.closest("[role=alertdialog]") === null;

const Toggle = styled(Button)`
  && {
    flex-direction: column;
    gap: 0;
    padding: 0 ${space(0.5)};
    font-size: 0.75rem;
    line-height: 1.15;
  }
  /* Large text on a small phone: the sign alone. */
  @container (max-width: 7rem) {
    span { position: absolute; clip-path: inset(50%); }
  }
`;

const Panel = styled.nav`
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

  ${media.print} { display: none; }
  li:not(:first-child) { border-top: 1px solid ${color.line}; }
  li a, li button { display: flex; justify-content: flex-start; width: 100%; min-height: 48px; padding: 0; }
`;
