import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";

export interface ChangeableProps {
  /** The heading of one of the catalogue. */
  heading: ReactNode;
  name: string;
  tags?: ReactNode;
  children?: ReactNode;
  /** In place of all of it, while it is changed. */
  form: (close: () => void) => ReactNode;
}

/** One of the catalogue to read, and to change in its place. */
export function Changeable({ heading, name, tags, children, form }: ChangeableProps) {
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

export interface AddableProps {
  /** "Add a requirement" */
  name: string;
  /** To whom, for those who do not see where the button stands. */
  to: string;
  form: (close: () => void) => ReactNode;
}

/** A button that opens the form of something new in its place. */
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
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  align-items: center;
  overflow-wrap: anywhere;

  > div:first-child { flex: 1 1 16rem; min-width: 0; }
  p { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  &:empty { display: none; }
`;
