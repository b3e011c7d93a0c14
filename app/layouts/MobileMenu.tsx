import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { color, space } from "@gbvf/ui/theme/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { HeaderLinks, type HeaderLinksProps } from "./HeaderLinks.tsx";

/** The header's links behind a button; the list opens below and pushes the page down. */
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
        <HeaderLinks {...props} />
      </Panel>
    </>
  );
}

const Panel = styled.nav`
  flex-basis: 100%;
  padding-block-end: ${space(1)};

  li { border-top: 1px solid ${color.line}; }
  li a { display: flex; width: 100%; min-height: 48px; }
`;
