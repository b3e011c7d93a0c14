import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { pageEdge, row, stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { PageTitle } from "../lib/page/PageTitle.tsx";

interface AreaFrameProps {
  title: string;
  purpose: ReactNode;
  back?: { href: string; name: string };
  /** True for a page that prints its own heading instead of this frame's. */
  isSheet?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

export function AreaFrame({ title, purpose, back, isSheet = false, actions, children }: AreaFrameProps) {
  return (
    <Root>
      <PageTitle>{title}</PageTitle>
      {back && (
        <Link href={back.href} variant="plain">
          <Icon name="chevronLeft" size={18} /> {back.name}
        </Link>
      )}
      <Head data-sheet={isSheet || undefined}>
        <Text>
          <h1>{title}</h1>
          <Purpose>{purpose}</Purpose>
        </Text>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Root>
  );
}

const Root = styled.article`
  ${stack(2)}
  align-content: start;
  width: 100%;
  max-width: 84rem;
  padding-block: ${space(1)} ${space(6)};
  ${pageEdge}

  && > a { justify-self: start; margin-block-end: ${space(-1)}; color: ${color.primary}; ${media.print} { display: none; } }
  ${media.print} { padding-block: ${space(1)} 0; }
`;

const Head = styled.header`
  ${row(2)}
  align-items: center;
  justify-content: space-between;
  min-height: ${size.target};
  ${media.print} { &[data-sheet] { display: none; } }
`;

const Text = styled.div`
  ${row(0.5, 2)}
  align-items: baseline;
  flex: 1 1 18rem;
  min-width: 0;

  h1 { font-size: ${font.size.large}; letter-spacing: -0.01em; }
  overflow-wrap: anywhere;
`;

const Purpose = styled.p`
  max-width: 54rem;
  text-wrap: pretty;
  color: ${color.inkMuted};
`;

const Actions = styled.div`
  ${row(1)}

  ${media.phone} { flex: 1 1 auto; > :is(button, a) { flex: 1 1 auto; } }
  ${media.print} { display: none; }
`;
