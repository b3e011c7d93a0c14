import type { CollectiveAction } from "@gbvf/api/collective-action/contract.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, presses, showsText } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { ChallengeList } from "./ChallengeList.tsx";

const activeChallenge: CollectiveAction = {
  collectiveActionId: 1,
  team: "Sol Plaatje municipality",
  name: "Safe walks home from the taxi rank",
  description: "Volunteers and municipal police walk the two main routes every evening.",
  pillarId: 2,
  isPillarStated: true,
  cycle: "2026, cycle 2",
  validFrom: "2026-07-15",
  validTo: "2026-10-22",
  outcome: null,
  active: true,
  sourceUrl: null,
  isDemonstration: true,
};
const pastChallenge = {
  ...activeChallenge,
  cycle: "2024, cycle 2",
  validFrom: "2024-08-09",
  validTo: "2024-11-17",
  active: false,
};
const challenges: CollectiveAction[] = [
  activeChallenge,
  { ...activeChallenge, collectiveActionId: 2, name: "Protection orders within five days", pillarId: 3 },
  { ...pastChallenge, collectiveActionId: 3, name: "Every clinic asks", description: null, pillarId: 4 },
];
const longNames: CollectiveAction = {
  ...pastChallenge,
  team: "Dikgatlong municipality, with the ward committees of Barkly West, Delportshoop and Windsorton",
  name: "Twenty young women into a first job, with the sewing cooperatives of Barkly West and their customers",
  outcome: "Seventeen started; fourteen were still at work three months later.",
};

const meta = preview.meta({ component: ChallengeList, args: { challenges } });

export const ActiveAndInactive = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("In progress")).toHaveLength(2);
    await expect(canvas.getByText("No description")).toBeVisible();
  },
});

export const None = meta.story({
  args: { challenges: [] },
  play: inOrder(
    presses("button", /^Inactive Challenges/),
    showsText("No inactive challenges found"),
    presses("button", /^Active Challenges/),
    showsText("No active challenges found"),
  ),
});

export const LongNamesOnSmallPhone = meta.story({ args: { challenges: [longNames] }, globals: small });
