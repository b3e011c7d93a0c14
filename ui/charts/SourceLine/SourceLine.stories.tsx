import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { links } from "../../../.storybook/story.ts";
import { MethodAddress, SourceLine } from "./SourceLine.tsx";

const meta = preview.meta({
  component: SourceLine,
  args: {
    period: "2015/16",
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
    period: "Jul 2025 – Jun 2026",
    source: {
      description: "Invented figures, for demonstration",
      url: null,
      capturedOn: "2026-08-03",
      isDemonstration: true,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      "Jul 2025 – Jun 2026. Updated 3 August 2026. Invented figures, for demonstration",
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
      besides: ["Institute for Security Studies, Corrections, 3 September 2026, https://issafrica.org"],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/with changes from: .*Corrections, 3 September 2026/);
  },
});

export const WithMethod = meta.story({
  render: (args) => (
    <MethodAddress value={{ href: "/home/methods#crime", of: "Crime" }}>
      <SourceLine {...args} />
    </MethodAddress>
  ),
  play: links("How this is measured for Crime", "/home/methods#crime"),
});
