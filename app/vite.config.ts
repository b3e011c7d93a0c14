import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { firstPaint } from "./firstPaint.ts";
import { precompress } from "./precompress.ts";
import { surveyPage } from "./surveyPage.ts";

const apiPort = process.env.API_PORT ?? "8080";

export default defineConfig({
  root: import.meta.dirname,
  // React Aria brings its words in thirty languages; the product is in one.
  plugins: [react(), optimizeLocales.vite({ locales: ["en-US"] }), firstPaint(), surveyPage(), precompress()],
  // Leaflet's main file is one that nothing can be left out of.
  resolve: { alias: [{ find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" }] },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Inlined assets would be `data:` addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first page needs comes as one file: each further one waits for its turn on a slow line.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: { proxy: { "/api": `http://localhost:${apiPort}` } },
});
