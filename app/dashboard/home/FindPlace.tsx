import { focusRing, underline } from "@gbvf/ui/tokens/focusRing.ts";
import { row, stack } from "@gbvf/ui/tokens/layout.ts";
import { media } from "@gbvf/ui/tokens/media.ts";
import { color, font, radius, size, space } from "@gbvf/ui/tokens/tokens.ts";
import { type KeyboardEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { screens } from "../../lib/address/paths.ts";
import { PlaceSuggestions } from "./PlaceSuggestions.tsx";

const MAX_LENGTH = 100;
const EXAMPLES = ["Emfuleni", "Umlazi", "Polokwane"];

/** Without scripts, the server handles the form. */
export function FindPlace() {
  const { search } = useLocation();
  const [typedName, setTypedName] = useState(() =>
    (new URLSearchParams(search).get("place") ?? "").slice(0, MAX_LENGTH),
  );
  const [wasEnterPressed, setEnterPressed] = useState(false);
  const name = typedName.trim();
  const changeName = (text: string) => {
    setTypedName(text);
    setEnterPressed(false);
  };
  return (
    <Root
      action={screens.home}
      role="search"
      aria-label="Municipalities"
      onKeyDown={(event) =>
        moveFocus(event, { onEnter: () => setEnterPressed(true), onEscape: () => changeName("") })
      }
    >
      <label htmlFor="find-place">Find your municipality</label>
      <input
        id="find-place"
        name="place"
        type="search"
        value={typedName}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Its name, a town or a police station"
        onChange={({ target }) => changeName(target.value)}
      />
      {name === "" && (
        <Examples>
          {EXAMPLES.map((example) => (
            <button key={example} type="button" onClick={() => changeName(example)}>
              {example}
            </button>
          ))}
        </Examples>
      )}
      {name !== "" && <PlaceSuggestions name={name} wasEnterPressed={wasEnterPressed} />}
    </Root>
  );
}

function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  { onEnter, onEscape }: { onEnter: () => void; onEscape: () => void },
): void {
  const focusStops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
  const index = focusStops.indexOf(event.target as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) focusStops[index + step]?.focus();
  else if (event.key === "Enter" && index === 0) onEnter();
  else if (event.key === "Escape") {
    onEscape();
    focusStops[0]?.focus();
  } else return;
  event.preventDefault();
}

const Examples = styled.p`
  ${row(0, 2)}

  button {
    min-height: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.primary};
    font-size: ${font.size.small};
    ${underline}
    cursor: pointer;
  }
  button:focus-visible { ${focusRing} }
  /* The buttons are higher on touch screens and extend into the gap below. */
  ${media.touch} { margin-block-end: ${space(-1.5)}; button { min-height: ${size.target}; } }
`;

const Root = styled.form`
  position: relative;
  ${stack(0.5)}
  max-width: 30rem;

  label { font-weight: ${font.weight.strong}; }
  input {
    min-width: 0;
    min-height: ${size.target};
    padding: 0 ${space(1.5)};
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
    background: ${color.surface};
    font-size: ${font.size.body};
  }
  input:hover { border-color: ${color.primary}; }
  input:focus-visible { ${focusRing} outline-width: 2px; outline-offset: 0; }
  input::placeholder { color: ${color.inkMuted}; opacity: 1; }
  ${media.print} { display: none; }
`;
