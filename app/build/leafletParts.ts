import type { Plugin } from "vite";

/** Sources that no import names, because they add themselves to the map. */
const SELF_ADDING_FILES = [
  "map/handler/Map.BoxZoom",
  "map/handler/Map.Drag",
  "map/handler/Map.ScrollWheelZoom",
  "map/handler/Map.TouchZoom",
  "layer/vector/Renderer.getRenderer",
].map((name) => `leaflet/src/${name}.js`);

/** Replaces Leaflet's main file by its sources, which can be tree-shaken. */
export function leafletParts(): Plugin {
  const entry = "\0leaflet-parts";
  return {
    name: "leaflet-parts",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source === "leaflet" ? entry : undefined),
    load: (id) =>
      id === entry
        ? [
            'export * from "leaflet/src/Leaflet.js";',
            ...SELF_ADDING_FILES.map((file) => `import "${file}";`),
          ].join("\n")
        : undefined,
    transform: (_, id) =>
      id.includes("/leaflet/src/") && !SELF_ADDING_FILES.some((file) => id.endsWith(file))
        ? { moduleSideEffects: false }
        : undefined,
  };
}
