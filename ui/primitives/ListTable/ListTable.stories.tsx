import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { phone } from "../../../.storybook/viewports.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Link } from "../Link/Link.tsx";
import { StatusTag } from "../StatusTag/StatusTag.tsx";
import { type Sort, sortRows } from "../Table/sortRows.ts";
import { type Application, createApplications, longApplications } from "./applications.fixture.ts";
import { ListTable } from "./ListTable.tsx";
import type { ListColumn } from "./listStyles.ts";

const PAGE_SIZE = 30;
const onDisable = fn();

interface ServerSideListProps {
  all: readonly Application[];
  search?: string;
  isLoading?: boolean;
  chosen?: readonly number[];
  moreColumns?: readonly ListColumn<Application>[];
}

function ServerSideList({
  all,
  search = "",
  isLoading = false,
  chosen = [],
  moreColumns = [],
}: ServerSideListProps) {
  const [text, setText] = useState(search);
  const [sort, setSort] = useState<Sort>({ columnId: "name", direction: "ascending" });
  const [page, setPage] = useState(1);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set(chosen));
  const value = (row: Application) => (sort.columnId === "members" ? row.members : row.name);
  const rows = sortRows(
    all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    value,
    sort.direction,
  );
  const from = <T,>(set: (value: T) => void) => {
    return (next: T) => {
      set(next);
      setPage(1);
    };
  };
  return (
    <ListTable
      caption="Applications"
      columns={[
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
        ...moreColumns,
      ]}
      rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      sort={sort}
      onSort={from(setSort)}
      search={{ label: "Search by name", value: text, onChange: from(setText) }}
      pages={{ page, pageSize: PAGE_SIZE, total: rows.length, onChange: setPage }}
      selection={{
        chosen: ids,
        onChange: setIds,
        actions: <Button onPress={onDisable}>Disable {ids.size}</Button>,
      }}
      isLoading={isLoading}
      empty={
        <EmptyState
          title="No organisations match"
          action={text && <Button onPress={() => setText("")}>Clear search</Button>}
        >
          {text ? `No name has “${text}” in it.` : "Nobody has applied yet."}
        </EmptyState>
      }
    />
  );
}

const meta = preview.meta({
  // The documentation describes `ListTable`, but the arguments are those of the simulated server.
  component: ListTable as unknown as typeof ServerSideList,
  render: (args) => <ServerSideList {...args} />,
  args: { all: createApplications(45) },
});

export const Sorts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Members" }));
    await expect(canvas.getByRole("columnheader", { name: "Members" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("Organisation 1");
  },
});

export const FiftyThousandRows = meta.story({
  args: { all: createApplications(50_000) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(PAGE_SIZE + 1);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByText("31 to 60 of 50,000")).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(PAGE_SIZE + 1);
    await expect(canvas.getByRole("region", { name: "Applications" })).toHaveFocus();
  },
});

export const ChoosesByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = "Choose Organisation 1";
    canvas.getByRole("checkbox", { name }).focus();
    await userEvent.keyboard(" ");
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "All 15 on this page" }));
    await expect(canvas.getByText("16 rows chosen, 1 not shown here")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Disable 16" }));
    await expect(onDisable).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Choose none" }));
    await expect(canvas.queryByText(/rows chosen/)).toBeNull();
  },
});

export const Chosen = meta.story({ args: { chosen: [1, 10, 11] } });

export const NoMatches = meta.story({
  args: { search: "thandeka" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("No name has “thandeka” in it.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(canvas.getAllByRole("row")).toHaveLength(PAGE_SIZE + 1);
  },
});

export const Empty = meta.story({ args: { all: [] } });

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Applications" })).toHaveAttribute("aria-busy", "true");
  },
});

export const CardsOnPhone = meta.story({
  tags: ["small"],
  args: { all: longApplications, chosen: [1] },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Sort" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "Members, descending");
    const [first] = canvas.getAllByRole("row");
    await expect(within(first as HTMLElement).getByRole("rowheader")).toHaveTextContent(/KwaZulu-Natal/);
    await expect(screen.queryByRole("columnheader")).toBeNull();
  },
});
