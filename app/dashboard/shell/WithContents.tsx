import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { type ReactNode, useEffect, useId } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";

interface WithContentsProps {
  entries: readonly ({ href: string; name: string } | null)[];
  children: ReactNode;
}

export function WithContents({ entries, children }: WithContentsProps) {
  useAnchor(entries.includes(null));
  const titleId = useId();
  return (
    <Columns data-wide>
      <Contents aria-labelledby={titleId}>
        <h2 id={titleId}>On this page</h2>
        <ul>
          {entries.map((entry, index) => (
            <li key={entry?.href ?? index} aria-hidden={entry === null || undefined}>
              {entry ? <Link href={entry.href}>{entry.name}</Link> : <Skeleton height="1.5rem" />}
            </li>
          ))}
        </ul>
      </Contents>
      <Parts>{children}</Parts>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(6)};

  ${media.wide} { grid-template-columns: minmax(0, ${size.measure}) 14rem; }
  ${media.print} { display: block; }
`;

const Contents = styled.nav`
  h2 { font-size: ${font.size.body}; }
  ul { margin-block-start: ${space(0.5)}; }
  li { padding-block: ${space(0.5)}; }
  ${media.wide} {
    position: sticky;
    inset-block-start: calc(${size.headerHeight} + ${space(3)});
    grid-area: 1 / 2;
    align-self: start;
    ul { padding: 0; list-style: none; }
  }
  ${media.print} { display: none; }
`;

const Parts = styled.div`
  ${stack(3)}

  /* Links to these parts scroll them to below the fixed bars. */
  :is(section, h2)[id] {
    scroll-margin-block-start: calc(${size.headerHeight} + ${space(1)});
    ${media.narrow} { scroll-margin-block-start: 8rem; }
  }
  ${media.wide} { grid-area: 1 / 1; }
  ${media.print} { display: block; }
`;

/** `loadState` changes when further parts of the page have loaded. */
function useAnchor(loadState: unknown): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loadState` changes when new parts have loaded
  useEffect(() => {
    const part = hash === "" ? null : document.getElementById(hash.slice(1));
    if (part === null) return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [hash, loadState]);
}
