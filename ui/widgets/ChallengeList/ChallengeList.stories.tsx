import { detailsOf } from "@gbvf/mocks/collective-action/challenges.ts";
import { expect } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Active Challenges/ }));
    await expect(canvas.getByText("No active challenges found")).toBeVisible();
  },
});

export const None = meta.story({
  args: { challenges: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Inactive Challenges/ }));
    await expect(canvas.getByText("No inactive challenges found")).toBeVisible();
  },
});

export const Loading = meta.story({ render: () => <Skeleton lines={6} />, play: showsOutline });

export const LongNamesOnSmallPhone = meta.story({
  args: { challenges: longNames ?? [] },
  globals: { viewport: { value: "small" } },
});
