import { Card } from "@gbvf/ui/primitives/Card/Card.tsx";
import { pageColumn, row, stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { PageTitle } from "../lib/page/PageTitle.tsx";

interface AuthPanelProps {
  title: string;
  introduction?: ReactNode;
  isWide?: boolean;
  links?: ReactNode;
  children: ReactNode;
}

export function AuthPanel({ title, introduction, isWide = false, links, children }: AuthPanelProps) {
  return (
    <Column data-wide={isWide || undefined}>
      <PageTitle>{title}</PageTitle>
      <Surface>
        <Head>
          <h1>{title}</h1>
          {introduction && <p>{introduction}</p>}
        </Head>
        {children}
      </Surface>
      {links && <Links>{links}</Links>}
    </Column>
  );
}

const Column = styled.article`
  ${pageColumn("33rem", 3)}
  margin-inline: auto;
  padding-block: ${space(3)} ${space(6)};

  &[data-wide] { width: min(46rem, 100%); }
  ${media.wide} { padding-block: ${space(8)}; }
`;

const Surface = styled(Card)`
  gap: ${space(4)};
  padding: ${space(3)} ${space(2)};
  ${media.wide} { padding: ${space(4)}; }
`;

const Head = styled.header`
  ${stack(1)}

  h1 { font-size: ${font.size.page}; overflow-wrap: anywhere; }
  p { color: ${color.inkMuted}; overflow-wrap: anywhere; }
`;

const Links = styled.nav.attrs({ "aria-label": "Other ways" })`
  ${row(1, 3)}
  padding-inline: ${space(2)};
  font-size: ${font.size.small};

  a { display: inline-flex; align-items: center; min-height: 24px; }
  ${media.wide} { padding-inline: ${space(4)}; }
`;
