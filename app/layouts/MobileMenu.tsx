import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { HeaderLinks, type HeaderLinksProps } from "./HeaderLinks.tsx";

const AccountItems = lazy(async () => ({ default: (await import("./AccountItems.tsx")).AccountItems }));

/** Opens below and pushes the page down. */
export function MobileMenu(props: HeaderLinksProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls="site-menu"
        onPress={() => setOpen((wasOpen) => !wasOpen)}
      >
        <Icon name={isOpen ? "close" : "menu"} /> Menu
      </Button>
      <Panel id="site-menu" aria-label="Site" hidden={!isOpen}>
        <HeaderLinks {...props}>
          <Suspense fallback={null}>{props.session && <AccountItems session={props.session} />}</Suspense>
        </HeaderLinks>
      </Panel>
    </>
  );
}

const Panel = styled.nav`
  flex-basis: 100%;
  padding-block-end: ${space(1)};

  ${media.print} { display: none; }
  li { border-top: 1px solid ${color.line}; }
  li a, li button { display: flex; justify-content: flex-start; width: 100%; min-height: 48px; padding: 0; }
`;
