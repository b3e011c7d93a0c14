import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineMain } from "@storybook/react-vite/node";
import react from "@vitejs/plugin-react";
import { msw } from "msw/vite";
import { storyNameFromExport } from "storybook/internal/csf";
import { componentFacts } from "./facts/componentFacts.ts";
import { describedManifest } from "./facts/describedManifest.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    "./tour/*.mdx",
    "../ui/docs/*.mdx",
    { directory: "../app", files: "**/*.stories.tsx", titlePrefix: "Screens" },
    {
      directory: "../ui",
      files: "{primitives,charts,maps,widgets}/**/*.stories.tsx",
      titlePrefix: "Components",
    },
    { directory: "../ui/tokens", files: "*.stories.tsx", titlePrefix: "Foundations" },
  ],
  // What `npm run looks` found.
  staticDirs: existsSync(`${root}var/storybook/looks`)
    ? [{ from: "../var/storybook/looks", to: "/looks" }]
    : [],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "msw-storybook-addon",
  ],
  features: { sidebarOnboardingChecklist: false, componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_manifests: (manifests) => describedManifest(root, manifests, storyNameFromExport),
  typescript: { reactDocgen: "react-docgen" },
  // The msw package provides the worker script, so no copy is committed.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react(), msw({ mode: "worker-only" }), componentFacts(root)],
  }),
});
