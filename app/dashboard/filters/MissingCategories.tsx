import * as english from "@gbvf/api/lib/words/home/english.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { font } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useWords } from "../../lib/words/useWords.tsx";

export function MissingCategories({ onRetry }: { onRetry: () => void }) {
  const { say } = useWords();
  return (
    <Root role="status">
      {say(english.categoriesFailed)}
      <Button variant="quiet" onPress={onRetry}>
        {say(english.retry)}
      </Button>
    </Root>
  );
}

const Root = styled.p`
  ${row(0, 1)}
  align-items: center;
  font-size: ${font.size.small};
`;
