import type { Map as LeafletMap } from "leaflet";
import { styled } from "styled-components";
import { Button } from "../../primitives/Button/Button.tsx";
import { media, query } from "../../tokens/media.ts";
import { space } from "../../tokens/tokens.ts";

interface MapControlsProps {
  map: LeafletMap;
  /** True if the whole map is visible, so that there is nothing to move to. */
  isFullView: boolean;
  onShowFullView: () => void;
}

const icons = {
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
  fullView: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  left: "M15 5 8 12l7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  right: "M9 5l7 7-7 7",
};

const Icon = ({ shape }: { shape: keyof typeof icons }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={icons[shape]} />
  </svg>
);

/** Arguments of `panBy`, as parts of the map's width and height. */
const directions = [
  ["left", -1, 0],
  ["up", 0, -1],
  ["down", 0, 1],
  ["right", 1, 0],
] as const;
const MOVED_SHARE = 0.4;

/** Offers buttons to move a zoomed map, as an alternative to dragging. */
export function MapControls({ map, isFullView, onShowFullView }: MapControlsProps) {
  const move = (x: number, y: number) => {
    const size = map.getSize();
    map.panBy([x * size.x * MOVED_SHARE, y * size.y * MOVED_SHARE], {
      animate: !matchMedia(query.reducedMotion).matches,
    });
  };
  return (
    <>
      <Stack data-over-map>
        <Button aria-label="Zoom in" onPress={() => map.zoomIn()}>
          <Icon shape="in" />
        </Button>
        <Button aria-label="Zoom out" onPress={() => map.zoomOut()}>
          <Icon shape="out" />
        </Button>
        <Button aria-label="Show the whole map" onPress={onShowFullView}>
          <Icon shape="fullView" />
        </Button>
      </Stack>
      {!isFullView && (
        <Row data-over-map>
          {directions.map(([direction, x, y]) => (
            <Button key={direction} aria-label={`Move the map ${direction}`} onPress={() => move(x, y)}>
              <Icon shape={direction} />
            </Button>
          ))}
        </Row>
      )}
    </>
  );
}

const Stack = styled.div`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  ${media.wide} { left: ${space(3)}; }
  display: flex;
  flex-direction: column;

  ${media.print} { display: none; }
  button { padding: 0; border-radius: 0; }
  button:first-child { border-radius: 4px 4px 0 0; }
  button:last-child { border-radius: 0 0 4px 4px; }
  button + button { border-top: 0; }
`;

const Row = styled.div`
  position: absolute;
  bottom: ${space(2)};
  left: calc(var(--inset-left, 0px) + ${space(2)});
  display: flex;

  ${media.print} { display: none; }
  button { padding: 0; border-radius: 0; }
  button + button { border-left: 0; }
`;
