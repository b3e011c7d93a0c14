import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { color, layer, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

/** A note over the server-rendered page, which stays readable. */
export function NotReady({ onRetry }: { onRetry: () => void }) {
  return (
    <Root>
      <Alert>Not ready: the data could not be loaded.</Alert>
      <Button onPress={onRetry}>Try again</Button>
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  inset: auto 0 5.5rem;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
  width: fit-content;
  max-width: calc(100% - ${space(2)});
  margin-inline: auto;
  padding: ${space(1)};
  border: 1px solid ${color.edge};
  background: ${color.surface};
`;
