import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { hasAttribute } from "../../../.storybook/story.ts";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

const meta = preview.meta({
  component: Pagination,
  args: { label: "Pages of users", page: 1, pageSize: 30, total: 50_000, onChange: fn() },
  render: function TurnedPages(args: PaginationProps) {
    const [page, setPage] = useState(args.page);
    const goToPage = (next: number) => {
      setPage(next);
      args.onChange(next);
    };
    return <Pagination {...args} page={page} onChange={goToPage} />;
  },
});

export const First = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole("button", { name: "Previous" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole("status")).toHaveTextContent("31 to 60 of 50,000");
  },
});

export const Middle = meta.story({
  tags: ["phone", "small"],
  args: { page: 800 },
  play: hasAttribute("button", "Page 800", "aria-current", "page"),
});

export const Last = meta.story({
  args: { page: 1667 },
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("49,981 to 50,000 of 50,000"),
});
