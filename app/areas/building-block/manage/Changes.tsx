import type { FieldChange } from "@gbvf/api/building-block/instance/contract.ts";
import { Difference } from "@gbvf/ui/primitives/History/Difference.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export function Changes({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <Root>
      {changes.map(({ what, before, after }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <Difference from={before} to={after} />
          </dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;

  > div { ${row(0, 2)} }
  dt { flex: 0 0 10rem; color: ${color.inkMuted}; font-size: ${font.size.small}; line-height: 1.5rem; }
  dd { flex: 1 1 14rem; min-width: 0; }
  del { color: ${color.inkMuted}; }
  ins { font-weight: ${font.weight.strong}; text-decoration: none; }
`;
