import { useImperativeHandle, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, radius, space } from "../../tokens/tokens.ts";

export interface ReadoutProps extends RootProps {
  label: string;
  value: string;
  /** The mark's position in the nearest positioned box, in px. */
  x: number;
  y: number;
  /** How far the card may extend above its box, in px. */
  headroom?: number;
}

const gap = 14;

/**
 * The card of a hovered, focused or touched mark. Screen readers read the mark's own name instead.
 *
 * - **When:** The value of the mark that is pointed at or focused.
 * - **When not:** Anything that must be read: put it into the page.
 */
export function Readout({ label, value, x, y, headroom = 0, ref, ...root }: ReadoutProps) {
  const card = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => card.current as HTMLDivElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the card's size follows from its words
  useLayoutEffect(() => {
    const element = card.current;
    const box = element?.offsetParent;
    if (!element || !box) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const left = Math.max(4, Math.min(x - width / 2, box.clientWidth - width - 4));
    const above = y - height - gap;
    const top = above >= 4 - headroom ? above : Math.min(y + gap, box.clientHeight - height - 4);
    element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }, [x, y, label, value, headroom]);
  return (
    <Card {...root} ref={card} aria-hidden>
      <strong>{label}</strong>
      <span>{value}</span>
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  z-index: 1000;
  display: grid;
  width: max-content;
  max-width: min(18rem, calc(100% - 8px));
  padding: ${space(0.75)} ${space(1.25)};
  border: 1px solid ${color.ink};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${font.size.small};
  line-height: 1.35;
  pointer-events: none;
`;
