import react from "@vitejs/plugin-react";
import { build } from "vite";
import { afterBuild } from "./afterBuild.ts";

/** Builds the survey separately, so that its first question does not wait for the dashboard's script. */
export const surveyPage = () =>
  afterBuild("survey-page", async ({ root, outDir }) => {
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
  });
