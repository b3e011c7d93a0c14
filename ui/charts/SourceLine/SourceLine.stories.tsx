import preview from "../../../.storybook/preview.tsx";
import { SourceLine } from "./SourceLine.tsx";

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

export const WithLink = meta.story();

export const Demonstration = meta.story({
  args: {
    period: "Jul 2025 – Jun 2026",
    source: { description: "made-up figures", url: null, capturedOn: "2026-08-03", isDemonstration: true },
  },
});

export const OnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });
