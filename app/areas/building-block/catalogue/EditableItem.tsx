import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { underline } from "@gbvf/ui/tokens/focusRing.ts";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";

interface EditableItemProps {
  heading: ReactNode;
  name: string;
  tags?: ReactNode;
  children?: ReactNode;
  form: (close: () => void) => ReactNode;
}

export function EditableItem({ heading, name, tags, children, form }: EditableItemProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  if (isOpen) return form(close);
  return (
    <Root>
      <div>
        {heading}
        {children}
      </div>
      <Marks>{tags}</Marks>
      <Button variant="quiet" onPress={() => setOpen(true)} autoFocus={wasOpen} aria-label={`Change ${name}`}>
        Change
      </Button>
    </Root>
  );
}

interface AddableProps {
  name: string;
  /** For screen reader users, who hear the button alone. */
  to: string;
  form: (close: () => void) => ReactNode;
}

export function Addable({ name, to, form }: AddableProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen)
    return form(() => {
      setOpen(false);
      setWasOpen(true);
    });
  return (
    <div>
      <Button onPress={() => setOpen(true)} autoFocus={wasOpen} aria-label={`${name} to ${to}`}>
        {name}
      </Button>
    </div>
  );
}

const Root = styled.div`
  ${row(0.5, 2)}
  align-items: center;
  overflow-wrap: anywhere;

  > div:first-child { flex: 1 1 10rem; min-width: 0; }
  > button[data-variant] { align-self: start; color: ${color.primary}; ${underline} }
  p { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;

const Marks = styled.div`
  ${row(1)}
  &:empty { display: none; }
`;
