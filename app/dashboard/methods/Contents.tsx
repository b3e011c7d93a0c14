import type { Measure } from "@gbvf/api/findings/contract.ts";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { licence, to } from "../../lib/paths.ts";

/** The parts of the page. */
export function Contents({ measures }: { measures: readonly Pick<Measure, "anchor" | "name">[] }) {
  const methods = to("methods");
  return (
    <Root aria-label="On this page">
      <ul>
        {measures.map(({ anchor, name }) => (
          <li key={anchor}>
            <Link href={`${methods}#${anchor}`}>{name}</Link>
          </li>
        ))}
        <li>
          <Link href={`${methods}#rules`}>What holds for all figures</Link>
        </li>
        <li>
          <Link href={licence}>Licence</Link>
        </li>
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  li { padding-block: ${space(0.5)}; }
  ${media.print} { display: none; }
`;
