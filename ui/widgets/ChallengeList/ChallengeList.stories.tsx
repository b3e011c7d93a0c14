import { detailsOf } from "@gbvf/mocks/collective-action/challenges.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { inTurn, presses, showsOutline, showsText } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { ChallengeList } from "./ChallengeList.tsx";

const [solPlaatje, longNames] = [9001, 9003].map((team) => detailsOf(team).collectiveActions);

const meta = preview.meta({ component: ChallengeList, args: { challenges: solPlaatje ?? [] } });

export const ActiveAndInactive = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText("In progress")).toHaveLength(2);
    await expect(canvas.getByText("No description")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Active Challenges/ }));
    await expect(canvas.getByRole("button", { name: /^Active Challenges/ })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  },
});

export const OnlyInactive = meta.story({
  args: { challenges: solPlaatje?.filter(({ active }) => !active) ?? [] },
  play: inTurn(presses("button", /^Active Challenges/), showsText("No active challenges found")),
});

export const None = meta.story({
  args: { challenges: [] },
  play: inTurn(presses("button", /^Inactive Challenges/), showsText("No inactive challenges found")),
});

export const Loading = meta.story({ render: () => <Skeleton lines={6} />, play: showsOutline });

export const LongNamesOnSmallPhone = meta.story({ args: { challenges: longNames ?? [] }, globals: small });
