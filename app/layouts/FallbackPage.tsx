import type { HelpLine } from "@gbvf/api/directory/contract.ts";
import { GlobalStyle } from "@gbvf/ui/tokens/GlobalStyle.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { useId } from "react";
import { styled } from "styled-components";
import { screens } from "../lib/address/paths.ts";
import { Header } from "./Header.tsx";
import { Loader, TextColumn } from "./TextColumn.tsx";

export interface FallbackPageProps {
  exitUrl: string;
  lines: readonly HelpLine[];
}

/** For a page not rendered in time: the app renders it; without scripts it links to help. */
export function FallbackPage({ exitUrl, lines }: FallbackPageProps) {
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

const WithScripts = styled.div`
  @media (scripting: none) { display: none; }
`;

const Lines = styled.ul`
  a { display: inline-block; padding-block: ${space(1.25)}; font-weight: 600; }
`;
