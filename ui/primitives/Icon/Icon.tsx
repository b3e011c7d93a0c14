import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { type IconName, shapes } from "./shapes.tsx";

export interface IconProps extends RootProps<SVGSVGElement> {
  name: IconName;
  /** Needed only if no text next to the icon says the same; without it screen readers skip the icon. */
  label?: string;
  /** Px at the default text size; it scales with the text. */
  size?: number;
}

/**
 * - **When:** Next to words, to be found faster.
 * - **When not:** In place of words, unless everybody knows it (close, search) and it has a label.
 */
export function Icon({ name, label, size = 20, ...root }: IconProps) {
  const ariaProps = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Root
      {...root}
      {...ariaProps}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      focusable="false"
    >
      {shapes[name]}
    </Root>
  );
}

const Root = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
