import type { RenderFallback } from "@gbvf/api/shared/fallbackRendering.ts";
import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useId } from "react";
import { styled } from "styled-components";
import { screens } from "../lib/address/paths.ts";
import { needsScripts } from "../lib/page/needsScripts.ts";
import { Header } from "./Header.tsx";
import { Loader, TextColumn } from "./TextColumn.tsx";

/**
 * The page's HTML if the server could not render it: scripts render the page, and without them it links to
 * help.
 */
export function FallbackPage({ exitUrl, lines }: Parameters<RenderFallback>[0]) {
  const help = useId();
  return (
    <>
      <GlobalStyle />
      <Header exitHref={exitUrl} homeHref={screens.home} />
      <main id="main" tabIndex={-1}>
        <WithScripts>
          <Loader />
        </WithScripts>
        <noscript>
          <TextColumn>
            <h1>GBVF Dashboard</h1>
            <p>This page is not ready. Load it again, or switch on JavaScript, which draws it here.</p>
            <section aria-labelledby={help}>
              <h2 id={help}>If you need help now</h2>
              <Lines>
                {lines.map(({ name, calls: [call] }) => (
                  <li key={name}>
                    {name}: {call && <a href={`tel:${call.dialled}`}>{call.number}</a>}
                  </li>
                ))}
              </Lines>
              <p>
                <a href={screens.contact}>Find help near you</a>
              </p>
            </section>
          </TextColumn>
        </noscript>
      </main>
    </>
  );
}

const WithScripts = styled.div`${needsScripts}`;

const Lines = styled.ul`
  a { display: inline-block; padding-block: ${space(1.25)}; font-weight: 600; }
`;
