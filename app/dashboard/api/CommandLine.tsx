import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { copyText, NOT_COPIED } from "@gbvf/ui/primitives/Button/copyText.ts";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { row } from "@gbvf/ui/tokens/layout.ts";
import { color, font } from "@gbvf/ui/tokens/tokens.ts";
import { useState } from "react";
import { styled } from "styled-components";
import { codeLook } from "./codeLook.ts";

export function CommandLine({ address }: { address: string }) {
  const command = `curl --compressed "${address}"`;
  const [outcome, setOutcome] = useState<{ command: string; words: string }>();
  const copy = async () => {
    const words = (await copyText(command)) ? "Copied." : NOT_COPIED;
    setOutcome({ command, words });
  };
  return (
    <Root>
      <Command>{command}</Command>
      <Button variant="quiet" onPress={() => void copy()}>
        <Icon name="copy" size={18} /> Copy
      </Button>
      <span role="status">{outcome?.command === command && outcome.words}</span>
    </Root>
  );
}

const Root = styled.div`
  ${row(1)}
  align-items: center;

  span { color: ${color.inkMuted}; font-size: ${font.size.small}; }
`;

const Command = styled.code`
  ${codeLook}
  flex: 1 1 20rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
