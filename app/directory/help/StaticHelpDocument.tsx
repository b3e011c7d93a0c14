import { helpPathIn } from "@gbvf/api/shared/helpPaths.ts";
import type { HelpSite, StaticHelpPage } from "@gbvf/api/shared/helpRendering.ts";
import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { plum700, plum900 } from "@gbvf/ui/tokens/palette.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { Fragment } from "react";
import { styled } from "styled-components";
import { Header } from "../../layouts/Header.tsx";
import { getFeedbackUrl, listFooterLinks, screens } from "../../lib/address/paths.ts";
import { HelpContent } from "./HelpContent.tsx";
import { HelpHead } from "./HelpHead.tsx";
import { BackLink, HelpColumn } from "./HelpLayout.ts";
import { ReportForm } from "./ReportForm.tsx";
import { Message, useHelpTranslator } from "./translator.tsx";

interface StaticHelpDocumentProps {
  page: StaticHelpPage;
  site: HelpSite;
  /** Makes Exit replace the page in the history. Without it, Exit is an ordinary link. */
  script: string | undefined;
}

/** The document contains its styles, so that it needs no other file but the icon. */
export function StaticHelpDocument({ page, site, script }: StaticHelpDocumentProps) {
  const { view, suffix } = page;
  const { locale, isEnglish } = useHelpTranslator();
  const isReport = view.kind === "report";
  return (
    <html lang={isEnglish ? "en-ZA" : locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The report form tells this server, and no other, from which page it was sent. */}
        <meta name="referrer" content={isReport ? "same-origin" : "no-referrer"} />
        <meta name="theme-color" content={plum900} media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content={plum700} />
        <HelpHead suffix={suffix} origin={view.kind === "found" || isReport ? null : site.origin} />
        {script && <script type="module" src={script} />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <GlobalStyle />
        <Header
          exitHref={site.exitUrl}
          exitLabel={
            <span lang={locale}>
              <Message id="exit" />
            </span>
          }
          homeHref={screens.home}
          hasSkipLink={isEnglish}
          lang={isEnglish ? undefined : "en"}
        >
          <HomeLink href={screens.home} lang={locale} hrefLang="en">
            <Message id="home" />
          </HomeLink>
        </Header>
        <Notices aria-label="About this service" lang="en">
          <p lang={locale}>
            <b>
              <Message id="beta" />
            </b>{" "}
            <a
              href={getFeedbackUrl(site.feedbackEmail)}
              aria-label={isEnglish ? "Share your feedback" : undefined}
            >
              <Message id="feedback" />
            </a>
            {page.isDemonstration && (
              <>
                {" "}
                <strong>
                  <Message id="demonstration" />
                </strong>
              </>
            )}
          </p>
        </Notices>
        <main id="main">
          <HelpColumn>
            {!isReport && view.kind !== "country" && (
              <BackLink href={helpPathIn(locale)}>
                <Message id="back" />
              </BackLink>
            )}
            <h1>
              <Message id="title" />
            </h1>
            {isReport ? <ReportForm view={view} /> : <HelpContent page={page} />}
          </HelpColumn>
        </main>
        <Footer site={site} />
      </body>
    </html>
  );
}

function Footer({ site: { publisher, feedbackEmail } }: Pick<StaticHelpDocumentProps, "site">) {
  const { isEnglish } = useHelpTranslator();
  return (
    <FooterRoot lang={isEnglish ? undefined : "en"}>
      {publisher && (
        <p>
          Published by{" "}
          {publisher.url === null ? publisher.name : <a href={publisher.url}>{publisher.name}</a>}.
        </p>
      )}
      <nav aria-label="About the figures">
        {listFooterLinks(feedbackEmail).map(([href, name]) => (
          <Fragment key={href}>
            <a href={href}>{name}</a>{" "}
          </Fragment>
        ))}
      </nav>
    </FooterRoot>
  );
}

const HomeLink = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${space(0.5)};
  color: inherit;
  font-size: ${font.size.small};
  line-height: 1.1;
  text-decoration: none;
`;

const Notices = styled.section`
  display: flex;
  align-items: center;
  min-height: 1.5rem;
  padding-inline: ${space(2)};
  border-bottom: 1px solid ${color.line};
  background: ${color.warningTint};
  font-size: ${font.size.small};
  line-height: 1.35;

  > p { ${row(0, 1.5)} }
  strong { color: ${color.warning}; }
  ${media.wide} { min-height: 34px; padding-inline: ${space(3)}; }
  ${media.print} { display: none; }
`;

const FooterRoot = styled.footer`
  ${row(0.5, 4)}
  align-items: center;
  justify-content: space-between;
  padding: ${space(1.5)} ${space(2)};
  border-top: 1px solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  nav { ${row(0, 2.5)} }
  nav a { display: inline-flex; align-items: center; min-height: 44px; color: inherit; }
  ${media.wide} { padding: ${space(0.5)} ${space(3)}; }
  ${media.print} {
    padding: 0;
    nav { display: none; }
  }
`;
