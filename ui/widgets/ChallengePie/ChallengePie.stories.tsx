import {
  collectiveActionSource,
  createCollectiveActions,
} from "@gbvf/mocks/collective-action/collectiveAction.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { showsOutline } from "../../../.storybook/story.ts";
import { ChallengePie } from "./ChallengePie.tsx";
import { ChallengePieSkeleton } from "./ChallengePieSkeleton.tsx";

const pillars = createCollectiveActions(0).collectiveActionStats.map((stat) => ({
  id: stat.pillarId,
  label: stat.description,
  active: stat.activeCollectiveActions,
  past: stat.inactiveCollectiveActions,
}));

const meta = preview.meta({
  component: ChallengePie,
  args: {
    place: "Dr Ruth Segomotsi Mompati",
    span: "2022 – 2026, cycle 2",
    pillars,
    source: collectiveActionSource,
  },
});

export const PerPillar = meta.story({
  tags: ["small"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("Active Challenges")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getAllByRole("row")).toHaveLength(pillars.length + 1);
  },
});

export const EveryPillar = meta.story({
  args: { pillars: pillars.map((pillar, index) => ({ ...pillar, active: index, past: 8 - index })) },
});

export const OnePillar = meta.story({ args: { pillars: pillars.slice(0, 1) } });

export const NoneKnown = meta.story({
  args: { place: "Namakwa", pillars: pillars.map((pillar) => ({ ...pillar, active: 0, past: 0 })) },
});

export const Loading = meta.story({ render: () => <ChallengePieSkeleton />, play: showsOutline });
