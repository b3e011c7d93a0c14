import { defineMain } from "@storybook/react-vite/node";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";

const screens = (audience: string, directory: string) => ({
  directory: `../app/${directory}`,
  files: "**/*.stories.tsx",
  titlePrefix: `Screens/${audience}`,
});

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "./tour/*.mdx",
    "../ui/docs/*.mdx",
    screens("Public", "dashboard"),
    screens("Public", "directory"),
    screens("Organisation", "areas/organisation"),
    screens("Building blocks", "areas/building-block"),
    screens("Administration", "areas/admin"),
    screens("Survey", "areas/survey"),
    screens("Accounts", "auth"),
    screens("Accounts", "profile"),
    screens("Every screen", "layouts"),
    screens("Every screen", "lib"),
    {
      directory: "../ui",
      files: "{primitives,charts,maps,widgets}/**/*.stories.tsx",
      titlePrefix: "Components",
    },
    { directory: "../ui/tokens", files: "*.stories.tsx", titlePrefix: "Foundations" },
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "msw-storybook-addon",
  ],
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  // The msw package provides the worker script, so no copy is committed.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react(), msw({ mode: "worker-only" })],
  }),
});
