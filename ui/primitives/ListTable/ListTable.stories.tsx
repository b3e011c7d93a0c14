import { expect, fn } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { hasFocus, inOrder, lacks, presses, selects, shows, showsText } from "../../../.storybook/story.ts";
import { phone } from "../../../.storybook/viewports.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Link } from "../Link/Link.tsx";
import { StatusTag } from "../StatusTag/StatusTag.tsx";
import { type Application, createApplications, longApplications } from "./applications.fixture.ts";
import { ListTable } from "./ListTable.tsx";

const onPage = fn();
const onChoose = fn();
const choosing = (...ids: number[]) => ({
  chosen: new Set(ids),
  onChange: onChoose,
  actions: <Button>Disable</Button>,
});

const meta = preview.meta({
  component: ListTable<Application>,
  args: {
    caption: "Applications",
    columns: [
      {
        id: "name",
        label: "Organisation Name",
        cell: ({ id, name }) => <Link href={`/admin/organisations/view/${id}/`}>{name}</Link>,
        isSortable: true,
      },
      { id: "place", label: "Municipality", cell: (row) => row.place },
      { id: "members", label: "Members", cell: (row) => row.members, isSortable: true, isNumeric: true },
      {
        id: "state",
        label: "State",
        cell: ({ isApproved }) => (
          <StatusTag kind={isApproved ? "success" : "warning"}>
            {isApproved ? "Approved" : "In Progress"}
          </StatusTag>
        ),
      },
    ],
    rows: createApplications(30),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    sort: { columnId: "name", direction: "ascending" as const },
    onSort: fn(),
    search: { label: "Search by name", value: "", onChange: fn() },
    pages: { page: 1, pageSize: 30, total: 50_000, onChange: onPage },
    selection: choosing(),
    empty: <EmptyState title="No organisations match">No name has “thandeka” in it.</EmptyState>,
  },
});

export const ManyPages = meta.story({
  play: async (story) => {
    await presses("button", "Members")(story);
    await expect(story.args.onSort).toHaveBeenCalledWith({ columnId: "members", direction: "ascending" });
    await presses("button", "Next")(story);
    await expect(onPage).toHaveBeenCalledWith(2);
    await hasFocus("region", "Applications")(story);
  },
});

export const Chosen = meta.story({
  args: { selection: choosing(1, 10, 11, 99) },
  play: async (story) => {
    await showsText("4 rows chosen, 1 not shown here")(story);
    await presses("checkbox", "All 30 on this page")(story);
    await expect(onChoose.mock.lastCall?.[0]).toHaveProperty("size", 31);
    await presses("button", "Choose none")(story);
    await expect(onChoose.mock.lastCall?.[0]).toHaveProperty("size", 0);
  },
});

const pages = { page: 1, pageSize: 30, total: 0, onChange: onPage };

export const NoMatches = meta.story({
  args: { rows: [], pages, search: { label: "Search by name", value: "thandeka", onChange: fn() } },
  play: showsText("No name has “thandeka” in it."),
});

export const Loading = meta.story({ args: { isLoading: true } });

export const CardsOnPhone = meta.story({
  tags: ["small"],
  args: { rows: longApplications, selection: choosing(1), pages: { ...pages, total: 5 } },
  globals: phone,
  play: async (story) => {
    await inOrder(
      lacks("combobox"),
      presses("button", "Sort"),
      selects("Sort by", "Members, descending"),
      lacks("columnheader"),
      shows("rowheader", /KwaZulu-Natal/),
    )(story);
    await expect(story.args.onSort).toHaveBeenCalledWith({ columnId: "members", direction: "descending" });
  },
});
