import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { embedPage } from "./embedPage.ts";
import { firstPaint } from "./firstPaint.ts";
import { helpPage } from "./helpPage.ts";
import { precompress } from "./precompress.ts";
import { surveyPage } from "./surveyPage.ts";

const apiPort = process.env.API_PORT ?? "8080";

/** The frame of every chart and map. */
const FIGURE =
  /ui\/charts\/(Figure\/Figure|DataTable\/|SourceLine\/|Readout\/|StatePatterns\/|tableModel|sumOf|useRovingMarks|contrast)|ui\/primitives\/Table\//;
/** A field that suggests what can be chosen. */
const SUGGESTIONS =
  /ui\/primitives\/(ComboBox|Popover)\/|react-aria(-components)?\/dist\/private\/(combobox|ComboBox|listbox|ListBox|selection|SelectionIndicator|SharedElementTransition|Autocomplete|Popover|overlays\/(usePopover|useOverlayPosition|calculatePosition|useOverlayTrigger|useCloseOnScroll))/;

export default defineConfig({
  root: import.meta.dirname,
  // One language of React Aria's thirty.
  plugins: [
    react(),
    optimizeLocales.vite({ locales: ["en-US"] }),
    firstPaint(),
    helpPage(),
    embedPage(),
    surveyPage(),
    precompress(),
  ],
  // Leaflet's main file cannot be tree-shaken.
  resolve: { alias: [{ find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" }] },
  // Styles without blanks, and none of what the server or developer tools would need: 1 kB of Brotli on the map.
  oxc: {
    plugins: {
      styledComponents: {
        minify: true,
        pure: true,
        displayName: false,
        fileName: false,
        ssr: false,
        transpileTemplateLiterals: false,
      },
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The content security policy refuses `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a slow line each further file waits, and small ones pack badly: one for the start, and one each for what always
    // comes together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "figure", test: FIGURE },
            { name: "suggestions", test: SUGGESTIONS },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": `http://localhost:${apiPort}` } },
});
