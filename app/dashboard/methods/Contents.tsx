import type { Measure } from "@gbvf/api/findings/contract.ts";
import * as english from "@gbvf/api/lib/words/home/english.ts";
import * as methodWords from "@gbvf/api/lib/words/methods/english.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { font, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { useId } from "react";
import { styled } from "styled-components";
import { licence, to } from "../../lib/address/paths.ts";
import { useWords } from "../../lib/words/useWords.tsx";

interface ContentsProps {
  measures: readonly Pick<Measure, "anchor" | "name">[] | undefined;
}

export function Contents({ measures }: ContentsProps) {
  const { say } = useWords();
  const titleId = useId();
  const methods = to("methods");
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{say(methodWords.onThisPage)}</h2>
      <ul>
        {measures === undefined && (
          <li aria-hidden>
            <Skeleton lines={4} height="1.5rem" />
          </li>
        )}
        {measures?.map(({ anchor, name }) => (
          <li key={anchor}>
            <Link href={`${methods}#${anchor}`}>{say(name)}</Link>
          </li>
        ))}
        <li>
          <Link href={`${methods}#rules`}>{say(methodWords.holdsForAll)}</Link>
        </li>
        <li>
          <Link href={licence}>{say(english.licence)}</Link>
        </li>
      </ul>
    </Root>
  );
}

const Root = styled.nav`
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
