import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export function MissingCategories({ onRetry }: { onRetry: () => void }) {
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
  font-size: ${font.size.small};
`;
