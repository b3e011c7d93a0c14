import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

/**
 * Builds the page on which people answer a survey beside the app, with a script of its own: on a slow line nobody
 * should wait for the dashboard before the first question. Its file lies where its address says.
 */
export function surveyPage(): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "survey-page",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      outDir = config.build.outDir;
    },
    writeBundle: async () => {
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: "warn",
        plugins: [react()],
        build: {
          outDir,
          emptyOutDir: false,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: `${root}/Questionnaire/SurveyQuestions.html` },
        },
      });
    },
  };
}
