import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export function ThemesNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Root role="status">
      The other categories could not be loaded.
      <Button variant="quiet" onPress={onRetry}>
        Retry
      </Button>
    </Root>
  );
}

const Root = styled.p`
  ${row(0, 1)}
  align-items: center;
  font-size: ${font.size.small};
`;
