import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { useWords } from "../../lib/words/useWords.tsx";
import { codeLook } from "./codeLook.ts";
import type { RunState } from "./useRun.ts";

/** Enough to see its shape. */
const SHOWN = 4000;
const whole = new Intl.NumberFormat("en");

export function RunAnswer({ answer }: { answer: RunState }) {
  const { plain, say } = useWords();
  if (answer === undefined || answer === "running")
    return <Words role="status">{answer === "running" && say("Running …")}</Words>;
  if ("problem" in answer) {
    const { status, problem } = answer;
    return <Alert>{status === 0 ? problem : `${status}: ${problem}`}</Alert>;
  }
  const { address, text } = answer;
  const isCut = text.length > SHOWN;
  return (
    <div>
      <Words role="status">
        {isCut
          ? say("The first {shown} of {all} characters", {
              shown: whole.format(SHOWN),
              all: whole.format(text.length),
            })
          : say("The whole answer, {all} characters", { all: whole.format(text.length) })}
      </Words>
      <Text role="region" aria-label={plain("Answer of {address}", { address })} tabIndex={0}>
        {isCut ? `${text.slice(0, SHOWN)}…` : text}
      </Text>
    </div>
  );
}

const Words = styled.p`
  margin-block-end: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Text = styled.pre`
  ${codeLook}
  max-height: 24rem;
  overflow: auto;
  white-space: pre;
`;
