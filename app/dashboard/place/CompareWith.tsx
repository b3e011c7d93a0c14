import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";

// Its field of places is too large for a map.
const CompareChoice = lazy(async () => ({ default: (await import("./CompareChoice.tsx")).CompareChoice }));

/** A button that becomes the field of places, open: one press and one choice lead to the chart with both. */
export function CompareWith() {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button variant="quiet" onPress={() => setOpen(true)}>
      <Icon name="compare" size={18} />
      Compare with another place
    </Button>
  );
  return (
    <Root>
      {isOpen ? (
        <Suspense fallback={button}>
          <CompareChoice isOpenAtOnce />
        </Suspense>
      ) : (
        button
      )}
    </Root>
  );
}

const Root = styled.div`
  margin-inline: -${space(1)};
  color: ${color.primary};

  button { gap: ${space(0.5)}; font-size: ${font.size.small}; }
  &:has([role="combobox"]) { max-width: 22rem; margin-inline: 0; }
  ${media.print} { display: none; }
`;
