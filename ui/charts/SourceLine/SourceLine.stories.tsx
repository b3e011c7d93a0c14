import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { links, showsText } from "../../../.storybook/story.ts";
import { SourceLine } from "./SourceLine.tsx";

const meta = preview.meta({
  component: SourceLine,
  args: {
    source: {
      description: "South African Police Service, crime statistics",
      url: "https://www.saps.gov.za/services/crimestats.php",
      capturedOn: "2026-08-03",
      isDemonstration: false,
    },
  },
});

export const WithLink = meta.story({ tags: ["small"] });

export const Demonstration = meta.story({
  args: {
    source: {
      description: "Invented figures, for demonstration",
      url: null,
      capturedOn: "2026-08-03",
      isDemonstration: true,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      "Updated 3 August 2026. Invented figures, for demonstration",
    );
  },
});

export const SeveralFiles = meta.story({
  args: {
    source: {
      description: "South African Police Service, Crime statistics, first quarter 2026, 14 August 2026",
      url: null,
      capturedOn: "2026-08-20",
      isDemonstration: false,
      otherSources: ["Institute for Security Studies, Corrections, 3 September 2026, https://issafrica.org"],
    },
  },
  play: showsText(/with changes from: .*Corrections, 3 September 2026/),
});

export const WithMethod = meta.story({
  args: { method: { href: "/home/methods#crime", themeName: "Crime" } },
  play: links("How this is measured for Crime", "/home/methods#crime"),
});
