import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { ItemGrid } from "./ItemGrid.tsx";

const meta = preview.meta({
  component: ItemGrid,
  args: {
    label: "Actions",
    items: [
      { id: 5, label: "Put people into groups", detail: "5" },
      { id: 6, label: "Create groups", detail: "6" },
      { id: 7, label: "Rename groups", detail: "7" },
      { id: 8, label: "Delete groups", detail: "8" },
      { id: 27, label: "See the results of the surveys of every organisation in the country", detail: "27" },
    ],
  },
});

export const FourInARow = meta.story({
  tags: ["small"],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("listitem").map((item) => item.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  },
});
