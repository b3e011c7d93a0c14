import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, presses, shows, showsTextIn } from "../../../.storybook/story.ts";
import { categories, quarters, source } from "./availability.fixture.ts";
import { BuildingBlockTable } from "./BuildingBlockTable.tsx";

const meta = preview.meta({
  component: BuildingBlockTable,
  args: {
    place: "South Africa",
    year: 2026,
    quarters,
    categories,
    breakdown: "category" as "category" | "requirement",
    source,
  },
});

export const ByCategory = meta.story({ play: shows("rowheader", "Police station support services") });

export const KeyboardAndPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("gridcell", { name: /^32\.77%/ }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("gridcell", { name: /^36\.73%/ })).toHaveFocus();
    await expect(canvas.getByText("Police station support services, Q3 (Jul - Sep)")).toBeVisible();
    await expect(canvas.getByText(/^36\.73%, 983 of/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("Resources, Q3 (Jul - Sep)")).toBeNull();
    await userEvent.hover(canvas.getAllByRole("gridcell", { name: /^44\.04%/ })[0] as HTMLElement);
    await expect(canvas.getByText("Forums, Q3 (Jul - Sep)")).toBeVisible();
  },
});

export const AsTable = meta.story({
  args: { breakdown: "requirement" },
  play: inOrder(presses("button", "Show as table"), showsTextIn("74.01%", "row", /^GBVF Desk/)),
});
