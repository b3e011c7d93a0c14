import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { lazy, Suspense, startTransition, useState } from "react";
import { styled } from "styled-components";
import { useFilters } from "../../lib/address/useFilters.ts";

// Loaded on the first press, because the combo box's script is too large for the map page.
const CompareChoice = lazy(async () => ({ default: (await import("./CompareChoice.tsx")).CompareChoice }));

export function CompareWith({ isShort = false }: { isShort?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { filters } = useFilters();
  const label = filters.compare.length > 1 ? "Add a place" : "Compare with another place";
  // A transition leaves the focused button in place until the field has loaded.
  const open = () => startTransition(() => setOpen(true));
  return (
    <Root>
      <Suspense>
        {isOpen ? (
          <CompareChoice isInitiallyOpen />
        ) : (
          <Button variant="quiet" aria-label={isShort ? label : undefined} onPress={open}>
            <Icon name="compare" size={18} />
            {isShort ? "Compare" : label}
          </Button>
        )}
      </Suspense>
    </Root>
  );
}

const Root = styled.div`
  margin-inline: ${space(-1)};
  color: ${color.primary};

  button { gap: ${space(0.5)}; font-size: ${font.size.small}; }
  &:has([role="combobox"]) { max-width: 22rem; margin-inline: 0; }
  ${media.print} { display: none; }
`;
