import type { MarkerCollection, MarkerFeature } from "@gbvf/api/geography/contract.ts";
import { Pins } from "@gbvf/ui/maps/Pins/Pins.tsx";
import type { Pin } from "@gbvf/ui/maps/Pins/pinShape.ts";
import { cardStyle } from "@gbvf/ui/primitives/Card/Card.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { type ComponentType, lazy, Suspense, useMemo, useState } from "react";
import { styled } from "styled-components";
import type { ApiState } from "../../lib/api-client/useApi.ts";

const PlacesDialog = lazy(async () => ({ default: (await import("./PlacesDialog.tsx")).PlacesDialog }));

export interface MarkerDialogProps {
  stakeholderId: number;
  onClose: () => void;
}

interface MarkerPinsProps {
  markers: ApiState<MarkerCollection>;
  /** Returns null for a marker that a filter excludes. A new function redraws the pins, so memoise it. */
  detailOf: (marker: MarkerFeature["properties"]) => string | null;
  color: string;
  withheldCount?: number;
  onEscape: (() => void) | undefined;
  Dialog: ComponentType<MarkerDialogProps>;
}

export function MarkerPins({
  markers,
  detailOf,
  color,
  withheldCount = 0,
  onEscape,
  Dialog,
}: MarkerPinsProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [listedIds, setListedIds] = useState<readonly number[]>([]);
  const features = markers.data?.features;
  // A pin's id is the index of its feature, because one place may have several pins.
  const pins = useMemo(
    () => features?.map(buildPin(detailOf)).filter((pin) => pin !== null) ?? [],
    [features, detailOf],
  );
  const listedPins = pins.filter(({ id }) => listedIds.includes(id));
  const openMarker = openId === null ? undefined : features?.[openId]?.properties;
  return (
    <>
      <Pins
        pins={pins}
        color={color}
        onSelect={setOpenId}
        onSelectSeveral={setListedIds}
        onEscape={onEscape}
      />
      {markers.data === undefined && markers.error && (
        <ErrorBox>
          <Resource {...markers} skeleton={null}>
            {() => null}
          </Resource>
        </ErrorBox>
      )}
      {withheldCount > 0 && (
        <Note>
          {withheldCount === 1
            ? "1 confidential place is not on the map."
            : `${formatCount(withheldCount)} confidential places are not on the map.`}
        </Note>
      )}
      {listedPins.length > 0 && (
        <Suspense>
          <PlacesDialog pins={listedPins} onSelect={setOpenId} onClose={() => setListedIds([])} />
        </Suspense>
      )}
      {openMarker && (
        <Suspense>
          <Dialog stakeholderId={openMarker.stakeholder} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
}

const buildPin =
  (detailOf: MarkerPinsProps["detailOf"]) =>
  ({ properties, geometry }: MarkerFeature, id: number): Pin | null => {
    const detail = detailOf(properties);
    const [longitude, latitude] = geometry.coordinates;
    return detail === null
      ? null
      : { id, label: properties.name, detail, longitude, latitude, isActive: properties.active };
  };

const Note = styled.p`
  position: absolute;
  inset: auto auto ${space(1)} calc(var(--inset-left, 0px) + ${space(1)});
  z-index: 1000;
  max-width: calc(100% - ${space(2)});
  padding: ${space(0.25)} ${space(1)};
  ${cardStyle}
  font-size: ${font.size.small};
`;

const ErrorBox = styled.div`
  position: absolute;
  inset: auto auto ${space(4)} calc(var(--inset-left, 0px) + ${space(2)});
  z-index: 1000;
  max-width: calc(100% - ${space(4)});
`;
