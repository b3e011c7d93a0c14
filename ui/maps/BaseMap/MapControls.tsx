import type { Map as LeafletMap } from "leaflet";
import { styled } from "styled-components";
import { Button } from "../../primitives/Button/Button.tsx";
import { media } from "../../theme/media.ts";
import { space } from "../../theme/tokens.ts";

interface MapControlsProps {
  map: LeafletMap;
  onShowWhole: () => void;
}

const icons = {
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
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

/** Zoom in, zoom out, and back to the whole map, in the corner that panels and bars leave free. */
export function MapControls({ map, onShowWhole }: MapControlsProps) {
  return (
    <Stack data-over-map>
      <Button aria-label="Zoom in" onPress={() => map.zoomIn()}>
        <Icon shape="in" />
      </Button>
      <Button aria-label="Zoom out" onPress={() => map.zoomOut()}>
        <Icon shape="out" />
      </Button>
      <Button aria-label="Show the whole map" onPress={onShowWhole}>
        <Icon shape="whole" />
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  display: flex;
  flex-direction: column;

  ${media.print} { display: none; }
  button { padding: 0; border-radius: 0; }
  button:first-child { border-radius: 4px 4px 0 0; }
  button:last-child { border-radius: 0 0 4px 4px; }
  button + button { border-top: 0; }
`;
