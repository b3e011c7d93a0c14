import { expect } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { categories, quarters, source } from "./availability.fixture.ts";
import { BuildingBlockTable } from "./BuildingBlockTable.tsx";

const meta = preview.meta({
  component: BuildingBlockTable,
  args: {
    place: "South Africa",
    year: 2026,
    quarters,
    categories,
    extent: "category" as "category" | "requirement",
    source,
  },
});

export const ByCategory = meta.story();

export const ByRequirement = meta.story({ args: { extent: "requirement" } });

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("gridcell", { name: /^32\.77%/ }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(canvas.getByRole("gridcell", { name: /^65\.06%/ })).toHaveFocus();
    await expect(canvas.getByText("Resources, Q3 (Jul - Sep)")).toBeVisible();
    await expect(canvas.getByText(/^65\.06%, 1,740 of/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByText("Resources, Q3 (Jul - Sep)")).toBeNull();
  },
});

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole("gridcell", { name: /^44\.04%/ }));
    await expect(canvas.getByText("Forums, Q3 (Jul - Sep)")).toBeVisible();
  },
});

export const AsTable = meta.story({
  args: { extent: "requirement" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("row", { name: /^GBVF Desk/ })).toHaveTextContent("74.01%");
  },
});

export const NothingCaptured = meta.story({
  args: {
    categories: categories.map((category) => ({
      ...category,
      cells: quarters.map(() => ({ reading: "not-captured" as const, available: 0, all: 0 })),
    })),
  },
});

export const Loading = meta.story({
  render: () => (
    <FigureSkeleton>
      <Skeleton height="22rem" />
    </FigureSkeleton>
  ),
  play: showsOutline,
});

export const LongNames = meta.story({
  args: { place: "Dr Ruth Segomotsi Mompati District Municipality", extent: "requirement" },
});
