import { fileURLToPath } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type InlineConfig, type Plugin } from "vite";
import { leafletParts } from "./build/leafletParts.ts";
import { precompress } from "./build/precompress.ts";
import { developmentRender, serverRender } from "./build/serverRender.ts";
import { surveyPage } from "./build/surveyPage.ts";

const apiPort = process.env.API_PORT ?? "8080";

const FIGURE =
  /ui\/charts\/(Figure\/(Figure|figureStyles)|DataTable\/|SourceLine\/|Readout\/|StatePatterns\/|MarkRing|tableModel|scale|useSize|sumOf|useRovingMarks|contrast)|ui\/primitives\/Table\/|ui\/maps\/Legend\//;
const PLACE =
  /app\/dashboard\/(place\/(optionNames|useTrail|areaTable|boundaryNouns|placeHeading|Announcement|Breadcrumb)|themes\/shares)\./;
const CRIME_MAP =
  /themes\/crime\/(crimeMap|crimeFigures|crimeCharts|CrimeCoverage)|widgets\/CrimeMapLegend|ui\/charts\/PieChart\//;
/** The fields of the directory on a phone, in a chunk without the larger combo boxes. */
const FIELDS =
  /app\/lib\/place\/useGeography\.|ui\/primitives\/(SearchField|SelectField|CheckboxGroup|Checkbox|Disclosure)\//;
const CHOICE = /app\/dashboard\/filters\/(WideFilters|GeographyFilters)|ui\/primitives\/(ComboBox|Popover)\//;

/** The package exports only its development build, so imports are redirected to the production build. */
const productionRouter = {
  name: "production-router",
  apply: "build",
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: routerFile("index.mjs") },
        { find: /^react-router\/dom$/, replacement: routerFile("dom-export.mjs") },
      ],
    },
  }),
} satisfies Plugin;
const routerFile = (name: string) =>
  fileURLToPath(new URL(`../production/${name}`, import.meta.resolve("react-router")));

/**
 * Browser and server builds share these options, so that they generate the same class names. A function,
 * because plugins keep state of their build.
 */
const createSharedConfig = (): InlineConfig => ({
  // React Aria would otherwise add its texts in thirty languages.
  plugins: [react(), productionRouter, optimizeLocales.vite({ locales: ["en-US"] })],
  // Minifies styles and drops developer tools: 1 kB of Brotli on the map.
  oxc: {
    plugins: {
      styledComponents: {
        minify: true,
        pure: true,
        displayName: false,
        fileName: false,
        ssr: true,
        transpileTemplateLiterals: false,
      },
    },
  },
});

/** True for pages that the API renders: all except the survey's. */
const isServedByApi = (url: string, accept = "") =>
  url.startsWith("/api/") || (accept.includes("text/html") && !url.startsWith("/Questionnaire/"));

export default defineConfig({
  root: import.meta.dirname,
  oxc: createSharedConfig().oxc,
  plugins: [
    createSharedConfig().plugins,
    leafletParts(),
    surveyPage(),
    serverRender(createSharedConfig()),
    developmentRender(createSharedConfig()),
    precompress(),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The content security policy does not allow `data:` addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Groups files, because each costs a round trip on a slow line, and small files compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "figure", test: FIGURE },
            { name: "place", test: PLACE },
            { name: "crime-map", test: CRIME_MAP },
            { name: "fields", test: FIELDS },
            { name: "choice", test: CHOICE },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "^/": {
        target: `http://localhost:${apiPort}`,
        bypass: ({ url = "", headers }) => (isServedByApi(url, headers.accept) ? undefined : url),
        // The policy does not allow the inline scripts that Vite adds in development.
        configure: (proxy) =>
          proxy.on("proxyRes", ({ headers }) => void delete headers["content-security-policy"]),
      },
    },
  },
});
