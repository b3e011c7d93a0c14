import { space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";
import { HeaderLinks, type HeaderLinksProps } from "./HeaderLinks.tsx";

/** The header's links in a row. */
export function WideNavigation(props: HeaderLinksProps) {
  return (
    <Root aria-label="Site">
      <HeaderLinks {...props} />
    </Root>
  );
}

const Root = styled.nav`
  ul { display: flex; gap: ${space(4)}; }
`;
