import { useEffect, useId, useImperativeHandle, useRef } from "react";
import { Link as AriaLink } from "react-aria-components/Link";
import { styled } from "styled-components";
import { underline } from "../../tokens/focusRing.ts";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface SummaryError {
  name: string;
  message: string;
}

export interface ErrorSummaryProps extends RootProps {
  /** In the order of the fields. The summary takes the focus when the list changes. */
  errors: readonly SummaryError[];
  /** Must move the focus to the field. */
  onChoose: (name: string) => void;
}

/**
 * Its links also lead to fields that are scrolled out of view.
 *
 * - **When:** A long form was refused, and some of its fields are out of sight.
 * - **When not:** One field is wrong and in sight: its own error is enough.
 * - **Keys:** Tab moves from link to link, Enter follows one.
 */
export function ErrorSummary({ errors, onChoose, ref, ...root }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => summary.current as HTMLDivElement);
  const title = useId();
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <Root {...root} ref={summary} role="group" aria-labelledby={title} tabIndex={-1}>
      <h2 id={title}>There is a problem</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <Go onPress={() => onChoose(name)}>{message}</Go>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  border: 2px solid ${color.danger};
  outline-offset: 2px;

  h2 { font-size: ${font.size.body}; font-weight: ${font.weight.strong}; }
  ul { display: grid; gap: ${space(0.5)}; padding: 0; list-style: none; }
`;

const Go = styled(AriaLink)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: ${color.danger};
  font-weight: ${font.weight.strong};
  ${underline}
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-hovered] { text-decoration-thickness: 2px; }
  ${media.touch} { min-height: 44px; }
`;
