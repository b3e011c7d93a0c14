const domainsThatAllMayUse =
  "access|audit|geography|group|import|lib|second-factor|shared|sheet|source|stakeholder|survey/code|survey/results|user";
const modulesAboveDomains =
  "dashboard|data-catalogue|data-import|findings|setup-checklist|migrations|open-data|operation|release|seeds|testing";
const testOrStory = "\\.(test|stories|fixture)\\.tsx?$";
const shared = "^api/(contract\\.ts|.+/contract\\.ts|shared/)";

/** Folders of a workspace from the lowest to the highest: each may import those before it. */
const layers = (workspace, floors) =>
  floors.slice(0, -1).map((folders, at) => ({
    name: `${workspace}-${folders.split("|")[0]}-imports-upwards`,
    severity: "error",
    from: { path: `^${workspace}/(${folders})/` },
    to: { path: `^${workspace}/(${floors.slice(at + 1).join("|")})/`, dynamic: false },
  }));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "ui-imports-nothing-of-ours",
      severity: "error",
      from: { path: "^ui/", pathNot: testOrStory },
      to: { path: "^(api|app|mocks)/|^(node_modules/)?(swr|react-router-dom|react-hook-form)(/|$)" },
    },
    {
      name: "stories-of-ui-and-mocks-see-contracts",
      severity: "error",
      from: { path: "^mocks/|^ui/.*\\.(stories|fixture)\\.tsx?$" },
      to: { path: "^(app/|api/.*/(queries|models|routes)\\.ts$)" },
    },
    {
      name: "browser-sees-no-server-code",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/(build|vite\\.config)" },
      to: { path: "^api/", pathNot: shared },
    },
    {
      name: "drawing-belongs-to-ui",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/(build|vite\\.config)" },
      to: { path: "^(node_modules/)?(d3|d3-[a-z]+|leaflet|react-leaflet|react-aria-components)(/|$)" },
    },
    {
      // A schema at run time would bring zod into the script of every visitor.
      name: "public-pages-take-types-of-contracts-alone",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: `${testOrStory}|^app/(build|auth|profile|areas|lib/reauthentication)/`,
      },
      to: { path: "^api/(contract|.+/contract)\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "mocks-stay-in-stories-and-tests",
      severity: "error",
      from: { path: "^app/", pathNot: testOrStory },
      to: { path: "^mocks/" },
    },
    {
      name: "api-knows-nothing-of-the-interface",
      severity: "error",
      from: { path: "^api/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^(app|mocks|ui)/|^(node_modules/)?(react|react-dom)(/|$)",
        // Embedded figures are drawn by the layouts of ui.
        pathNot: "^ui/(charts/(reading|TrendLine/layout)|maps/(geometry|labelSpot|shapes))\\.ts$",
      },
    },
    {
      name: "domains-meet-in-their-contracts",
      severity: "error",
      from: { path: `^api/([^/]+)/`, pathNot: `\\.test\\.ts$|^api/(${modulesAboveDomains})/` },
      to: { path: "^api/[^/]+/", pathNot: `^api/($1|${domainsThatAllMayUse})/|/contract\\.ts$` },
    },
    ...layers("ui", ["tokens|text", "primitives", "charts", "maps", "widgets"]),
    ...layers("app", ["lib", "layouts|auth", "profile|directory", "dashboard|areas"]),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(app|ui)/dist/" },
    // It does not know TypeScript 7 yet.
    parser: "swc",
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
