import { styled } from "styled-components";
import { row } from "../../tokens/layout.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { CompletionIcon } from "./CompletionMark.tsx";
import { type Completion, completionLabels } from "./completion.ts";

const states: readonly Completion[] = [2, 1, 0];

export function CompletionLegend(props: RootProps<HTMLUListElement>) {
  return (
    <Root {...props} aria-label="Legend">
      {states.map((completion) => (
        <li key={completion}>
          <CompletionIcon completion={completion} />
          {completionLabels[completion]}
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${row(0.5, 3)}
  color: ${color.inkMuted};
  font-size: ${font.size.small};
  list-style: none;

  li { display: inline-flex; gap: ${space(1)}; align-items: center; }
`;
