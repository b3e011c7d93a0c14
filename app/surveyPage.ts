import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

/** A page with its own small script: the first question must not wait for the dashboard. */
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
