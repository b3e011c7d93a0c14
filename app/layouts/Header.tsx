import { ExitThisPage } from "@gbvf/ui/primitives/ExitThisPage/ExitThisPage.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, layer, size, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { NEUTRAL_SITE } from "./neutralSite.ts";
import { SkipLink } from "./SkipLink.tsx";

interface HeaderProps {
  exitHref: string | undefined;
  /** The label in the page's language. */
  exitLabel?: ReactNode;
  homeHref: string;
  hasSkipLink?: boolean;
  /** The language of the header, if it differs from the page's. */
  lang?: string | undefined;
  children?: ReactNode;
}

export function Header({
  exitHref = NEUTRAL_SITE,
  exitLabel,
  homeHref,
  hasSkipLink = true,
  lang,
  children,
}: HeaderProps) {
  return (
    <Banner lang={lang}>
      <ExitThisPage href={exitHref} label={exitLabel} />
      {hasSkipLink && <SkipLink />}
      <Root>
        <Link href={homeHref} variant="plain" aria-label="GBVF Dashboard, home">
          <Mark viewBox="0 0 32 32" aria-hidden="true">
            <path d="M25.2 9.4A11 11 0 1 0 27 16h-9" />
          </Mark>
          <Name>GBVF Dashboard</Name>
        </Link>
        {children}
      </Root>
    </Banner>
  );
}

/** Has no box, so that the bar sticks to the page’s top instead of scrolling away with the landmark. */
const Banner = styled.header`display: contents;`;

const Root = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${size.headerHeight};
  container-type: inline-size;
  padding-inline: ${space(2)} calc(${size.exitWidth} + ${space(1)});
  background: ${color.brand};
  color: ${color.onBrand};
  --color-focus: ${color.onBrand};

  ${media.wide} { padding-inline: ${space(3)} calc(${size.exitWidth} + ${space(3)}); }
  ${media.print} { position: static; min-height: 0; padding: 0; background: none; color: inherit; }
`;

const Mark = styled.svg`
  flex: none;
  width: 1.625rem;
  height: 1.625rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 3.5;
  stroke-linecap: round;
`;

const Name = styled.span`
  font-size: ${font.size.large};
  font-weight: ${font.weight.strong};
  line-height: 1.1;
  letter-spacing: -0.01em;

  ${media.narrow} { font-size: ${font.size.small}; }
  /* With large text on a small phone, 'Exit this page' needs the room; the mark links home, too. */
  @container (max-width: 7rem) { display: none; }
`;
