import {
  collectiveActionSource,
  createCollectiveActions,
} from "@gbvf/mocks/collective-action/collectiveAction.ts";
import preview from "../../../.storybook/preview.tsx";
import { showsOutline, showsText } from "../../../.storybook/story.ts";
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

export const PerPillar = meta.story({ tags: ["small"], play: showsText("Active Challenges") });

export const Loading = meta.story({ render: () => <ChallengePieSkeleton />, play: showsOutline });
