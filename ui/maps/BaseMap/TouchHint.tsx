import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import { color, radius, space } from "../../tokens/tokens.ts";

/** Shown while one finger scrolls the page over a zoomed map. */
export function TouchHint({ map }: { map: LeafletMap }) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const box = map.getContainer();
    const move = ({ touches }: TouchEvent) => setVisible(touches.length === 1 && !map.dragging.enabled());
    const end = () => setVisible(false);
    box.addEventListener("touchmove", move, { passive: true });
    box.addEventListener("touchend", end);
    box.addEventListener("touchcancel", end);
    return () => {
      box.removeEventListener("touchmove", move);
      box.removeEventListener("touchend", end);
      box.removeEventListener("touchcancel", end);
    };
  }, [map]);
  // Screen reader users move the map with its buttons.
  return (
    <Text aria-hidden data-shown={isVisible || undefined}>
      Use two fingers to move the map
    </Text>
  );
}

/** Fades after a delay, because the gesture ends before anybody can read the text. */
const Text = styled.p`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  width: max-content;
  max-width: calc(100% - ${space(4)});
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  text-align: center;
  translate: -50% -50%;
  pointer-events: none;
  visibility: hidden;
  opacity: 0;
  transition: visibility 300ms 700ms, opacity 300ms 700ms;

  &[data-shown] { visibility: visible; opacity: 1; transition: none; }
  ${media.print} { display: none; }
`;
