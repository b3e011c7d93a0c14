import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { embedPage } from "./embedPage.ts";
import { firstPaint } from "./firstPaint.ts";
import { helpPage } from "./helpPage.ts";
import { precompress } from "./precompress.ts";
import { surveyPage } from "./surveyPage.ts";

const apiPort = process.env.API_PORT ?? "8080";

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
    // One file: on a slow line each further one waits.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: { proxy: { "/api": `http://localhost:${apiPort}` } },
});
