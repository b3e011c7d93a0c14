import { font } from "@gbvf/ui/tokens/tokens.ts";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { STEPS } from "./registration.ts";

/** Takes focus on a change of step, with the first field in view. */
export function StepHeading({ step }: { step: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {STEPS[step]}
    </Heading>
  );
}

const Heading = styled.h2`
  font-size: ${font.size.large};
  outline-offset: 4px;
`;
