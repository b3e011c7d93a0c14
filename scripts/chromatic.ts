import { spawnSync } from "node:child_process";

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    "Set CHROMATIC_PROJECT_TOKEN to your Chromatic project's token; without it nothing can be published.",
  );
  process.exit(1);
}
const BUILD = "storybook build --output-dir var/storybook --disable-telemetry --quiet";
const { status } = spawnSync(
  "chromatic",
  [
    "--build-command",
    BUILD,
    "--output-dir",
    "var/storybook",
    "--exit-zero-on-changes",
    ...process.argv.slice(3),
  ],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
