import { healthCheckSource } from "@gbvf/mocks/health-check/healthCheck.ts";
import { expect } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { ParticipatingOrganisations } from "./ParticipatingOrganisations.tsx";

const types = [
  { id: 1, label: "Government", organisations: 14 },
  { id: 2, label: "Business", organisations: "too-few" as const },
  { id: 3, label: "Civil society", organisations: 5 },
  { id: 4, label: "University or college", organisations: 0 },
];

const meta = preview.meta({
  component: ParticipatingOrganisations,
  args: { place: "Northern Cape", period: "Apr - Jun 2026", types, source: healthCheckSource },
});

/** Hidden, zero and ordinary counts differ in words and pattern. */
export const ByType = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Too few responses to show")).toBeVisible();
  },
});

export const AllTooFew = meta.story({
  args: { types: types.map((type) => ({ ...type, organisations: "too-few" })) },
});

export const NobodyTookPart = meta.story({
  args: { types: types.map((type) => ({ ...type, organisations: 0 })) },
});

export const Loading = meta.story({
  render: () => (
    <FigureSkeleton>
      <Skeleton height="11rem" />
    </FigureSkeleton>
  ),
  play: showsOutline,
});

export const LongNamesOnSmallPhone = meta.story({
  args: {
    place: "Dr Ruth Segomotsi Mompati",
    types: types.map((type) => ({ ...type, label: `${type.label}, with all of its branches and networks` })),
  },
  globals: { viewport: { value: "small" } },
});
