import { Alert } from "@gbvf/ui/primitives/Alert/Alert.tsx";
import { color, font, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { codeLook } from "./codeLook.ts";
import type { RunState } from "./useRun.ts";

/** Enough to see its shape. */
const SHOWN = 4000;
const whole = new Intl.NumberFormat("en");

export function RunAnswer({ answer }: { answer: RunState }) {
  if (answer === undefined || answer === "running")
    return <Words role="status">{answer === "running" && "Running …"}</Words>;
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
          ? `The first ${whole.format(SHOWN)} of ${whole.format(text.length)} characters`
          : `The whole answer, ${whole.format(text.length)} characters`}
      </Words>
      <Text role="region" aria-label={`Answer of ${address}`} tabIndex={0}>
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
