import { geoJSON, map as leafletMap } from "leaflet";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { colorScale } from "../../ui/charts/scale.ts";
import { BaseMap } from "../../ui/maps/BaseMap/BaseMap.tsx";
import { Choropleth } from "../../ui/maps/Choropleth/Choropleth.tsx";
import { type AreaFeature, type Bounds, getBounds } from "../../ui/maps/geometry.ts";
import { formatRate } from "../../ui/text/format.ts";
import { dataColor } from "../../ui/tokens/dataColor.ts";

/** One of the two maps that are compared in the browser. */
type MapSide = { draw(features: AreaFeature[]): void; recolour(): void; clear(): void };
export type DrawTimes = Record<"draw" | "recolour", { product: number[]; bare: number[] }>;

type Values = ReadonlyMap<number, number>;

const colorOf = colorScale(
  dataColor.crime.scale.map((color, step) => ({
    start: step * 50,
    end: step * 50 + 50,
    description: "",
    color,
  })),
);
const style = { weight: 1, fillOpacity: 0.7, color: "white", opacity: 1 };

const getValues = (features: readonly AreaFeature[], frame: number): Values =>
  new Map(features.map(({ id }, index) => [id, 25 + 50 * ((index + frame) % 3)]));

function makeBox(): HTMLElement {
  const box = document.body.appendChild(document.createElement("div"));
  box.style.cssText = "position: absolute; inset: 0; background: white";
  return box;
}

function createBareMap(box: HTMLElement, bounds: Bounds): MapSide {
  const map = leafletMap(box, { zoomSnap: 0, zoomControl: false, attributionControl: false });
  map.fitBounds(bounds, { animate: false });
  let layer = geoJSON();
  let areas: AreaFeature[] = [];
  let frame = 0;
  const styleNow = () => {
    const values = getValues(areas, frame);
    return (feature?: { id?: string | number }) => ({
      ...style,
      fillColor: colorOf(values.get(Number(feature?.id)) ?? 0),
    });
  };
  return {
    draw: (features) => {
      areas = features;
      layer = geoJSON({ type: "FeatureCollection", features } as GeoJSON.FeatureCollection, {
        style: styleNow(),
      }).addTo(map);
    },
    recolour: () => {
      frame += 1;
      layer.setStyle(styleNow());
    },
    clear: () => void layer.remove(),
  };
}

function createProductMap(box: HTMLElement, bounds: Bounds): MapSide {
  type State = { features: AreaFeature[]; values: Values };
  const nothing: State = { features: [], values: new Map() };
  let state = nothing;
  let frame = 0;
  let show: (next: State) => void = () => {};
  function Areas() {
    const [{ features, values }, setState] = useState(nothing);
    show = setState;
    return (
      <Choropleth
        label="Areas"
        features={features}
        values={values}
        colorOf={colorOf}
        format={formatRate}
        describe={formatRate}
      />
    );
  }
  const showState = (next: State) => {
    state = next;
    flushSync(() => show(next));
  };
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <BaseMap label="Map" bounds={bounds}>
        <Areas />
      </BaseMap>,
    ),
  );
  return {
    draw: (features) => showState({ features, values: getValues(features, frame) }),
    recolour: () => {
      frame += 1;
      showState({ ...state, values: getValues(state.features, frame) });
    },
    clear: () => showState(nothing),
  };
}

/** Resolves after a frame's paint, which comes after its callbacks and before any task that they post. */
function inFrame(work: () => void = () => {}): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
    work();
  });
  return promise;
}

/** Returns the ms until areas are painted; labels follow later. */
async function timeWork(work: () => void): Promise<number> {
  let startedAt = 0;
  await inFrame(() => {
    startedAt = performance.now();
    work();
  });
  return performance.now() - startedAt;
}

/** Clones the areas in each round, so that nothing about them is cached. */
export async function measure(areas: AreaFeature[], rounds: number): Promise<DrawTimes> {
  const bounds = getBounds(areas) as Bounds;
  const [productBox, bareBox] = [makeBox(), makeBox()];
  const sides = [
    { name: "product", box: productBox, map: createProductMap(productBox, bounds) },
    { name: "bare", box: bareBox, map: createBareMap(bareBox, bounds) },
  ] as const;
  const times: DrawTimes = {
    draw: { product: [], bare: [] },
    recolour: { product: [], bare: [] },
  };
  for (let round = 0; round < rounds; round++) {
    for (const { name, box, map } of round % 2 === 0 ? sides : sides.toReversed()) {
      for (const each of sides) each.box.style.visibility = each.box === box ? "visible" : "hidden";
      const features = structuredClone(areas);
      for (const action of ["draw", "recolour"] as const) {
        const work = action === "draw" ? () => map.draw(features) : map.recolour;
        times[action][name].push(await timeWork(work));
      }
      map.clear();
      await inFrame();
    }
  }
  return times;
}
