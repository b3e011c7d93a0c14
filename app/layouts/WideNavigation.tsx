import { media } from "@gbvf/ui/tokens/media.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { HeaderLinks, type HeaderLinksProps } from "./HeaderLinks.tsx";

const ProfileMenu = lazy(async () => ({ default: (await import("./ProfileMenu.tsx")).ProfileMenu }));

export function WideNavigation(props: HeaderLinksProps) {
  const { session } = props;
  return (
    <Root aria-label="Site" data-signed-in={session?.isAuthenticated || undefined}>
      <HeaderLinks {...props}>
        <li>
          <Suspense fallback={<span>{session?.user?.displayName}</span>}>
            {session && <ProfileMenu session={session} />}
          </Suspense>
        </li>
      </HeaderLinks>
    </Root>
  );
}

const Root = styled.nav`
  min-width: 0;

  ${media.print} { display: none; }
  ul { display: flex; align-items: center; justify-content: end; gap: 0 ${space(4)}; }
  &[data-signed-in] ul { column-gap: ${space(2.5)}; }
  /* Between a tablet and a desktop the links make room for the name of who is signed in. */
  @media (max-width: 1279px) {
    &[data-signed-in] ul { column-gap: ${space(1.5)}; font-size: ${font.size.small}; line-height: ${font.line.tight}; }
    &[data-signed-in] a { white-space: nowrap; }
    &[data-signed-in] li:nth-child(-n + 2) a { max-width: 6rem; white-space: normal; }
  }
  /* Large text: further lines, instead of under 'Exit this page'. */
  @container (max-width: 44rem) { ul { flex-wrap: wrap; } }
`;
