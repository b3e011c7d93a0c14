import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, showsOutline, showsText } from "../../../.storybook/story.ts";
import { CrimePie } from "./CrimePie.tsx";
import { CrimePieSkeleton } from "./CrimePieSkeleton.tsx";

const meta = preview.meta({
  component: CrimePie,
  args: {
    place: "Dr Ruth Segomotsi Mompati District Municipality",
    span: "2015/16",
    rate: 106.66,
    total: 4058,
    peopleCount: 3_804_548,
    compare: () => "rose" as const,
    peopleYear: 2015,
    parts: [
      { id: 1, label: "Rape", value: 3171 },
      { id: 2, label: "Sexual assault", value: 561 },
      { id: 3, label: "Attempted sexual offences", value: 214 },
      { id: 4, label: "Contact sexual offences", value: 112 },
    ],
    source: {
      description: "South African Police Service",
      url: "https://www.saps.gov.za/services/crimestats.php",
      capturedOn: "2026-08-03",
      isDemonstration: false,
    },
  },
  decorators: [asWideAs("24.5rem")],
});

export const Breakdown = meta.story({
  tags: ["small"],
  play: inOrder(showsText("106.66"), showsText(/reports per 100,000 people in a year/)),
});

export const Loading = meta.story({ render: () => <CrimePieSkeleton />, play: showsOutline });
