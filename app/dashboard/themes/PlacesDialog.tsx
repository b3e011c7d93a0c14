import type { Pin } from "@gbvf/ui/maps/Pins/pinShape.ts";
import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Dialog } from "@gbvf/ui/primitives/Dialog/Dialog.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

interface PlacesDialogProps {
  pins: readonly Pin[];
  onSelect: (id: number) => void;
  onClose: () => void;
}

export function PlacesDialog({ pins, onSelect, onClose }: PlacesDialogProps) {
  return (
    <Dialog title={`${pins.length} places`} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <List>
        {pins.map(({ id, label, detail }) => (
          <li key={id}>
            <Button onPress={() => onSelect(id)}>
              <span>
                {label}
                <small>{detail}</small>
              </span>
            </Button>
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;

  button { justify-content: start; width: 100%; padding-block: ${space(1)}; text-align: start; }
  small { display: block; color: ${color.inkMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
`;
