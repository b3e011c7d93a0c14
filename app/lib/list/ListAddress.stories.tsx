import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { ListTable } from "@gbvf/ui/primitives/ListTable/ListTable.tsx";
import { Route, Routes, useNavigate } from "react-router-dom";
import preview from "../../../.storybook/preview.tsx";
import {
  comesTo,
  hasAttribute,
  inOrder,
  presses,
  pressesKeys,
  shows,
  showsText,
} from "../../../.storybook/story.ts";
import { useBackToList } from "./useBackToList.ts";
import { useListAddress } from "./useListAddress.ts";
import { useListTable } from "./useListTable.ts";

const NAMES = Array.from({ length: 95 }, (_, place) => `Member ${place + 1}`);

function List() {
  const list = useListAddress({ sortableColumns: ["name", "number"], filters: { state: ["active", "all"] } });
  const { pageNumber, pageSize, direction, search = "" } = list.request;
  const names = NAMES.filter((name) => name.includes(search));
  const sorted = direction === "descending" ? names.toReversed() : names;
  const state = { data: { total: names.length }, error: undefined, isLoading: false, retry: () => undefined };
  const table = useListTable(list, state, "Search by name");
  return (
    <ListTable
      {...table}
      caption="Members"
      columns={[
        {
          id: "name",
          label: "Name",
          cell: (name) => <Link href={list.linkTo("/members/view")}>{name}</Link>,
          isSortable: true,
        },
      ]}
      rows={sorted.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)}
      rowId={(name) => NAMES.indexOf(name)}
      rowLabel={(name) => name}
      filters={
        <Button onPress={() => list.setFilter("state", "all")}>
          {list.filters.state === "all" ? "Showing all" : "Show all"}
        </Button>
      }
      empty={<EmptyState title="Nobody">Nobody has that name.</EmptyState>}
    />
  );
}

function View() {
  const { linkTo } = useBackToList("/members");
  return <Link href={linkTo("/members/edit")}>Edit</Link>;
}

function Edit() {
  const { back } = useBackToList("/members");
  const navigate = useNavigate();
  return <Button onPress={() => void navigate(back)}>Save</Button>;
}

const meta = preview.meta({
  component: List,
  parameters: { router: { url: "/members" } },
  render: () => (
    <Routes>
      <Route path="/members" element={<List />} />
      <Route path="/members/view" element={<View />} />
      <Route path="/members/edit" element={<Edit />} />
    </Routes>
  ),
});

export const RestoresFiltersAfterSaving = meta.story({
  play: inOrder(
    presses("button", "Show all"),
    presses("button", "Name"),
    presses("button", "Page 3"),
    comesTo("/members?state=all&sort=-name&page=3"),
    presses("link", "Member 35"),
    presses("link", "Edit"),
    presses("button", "Save"),
    shows("link", "Member 35"),
    comesTo("/members?state=all&sort=-name&page=3"),
  ),
});

export const Search = meta.story({
  parameters: { router: { url: "/members?page=2" } },
  play: inOrder(
    presses("searchbox", "Search by name"),
    pressesKeys("9"),
    showsText("1 to 15 of 15"),
    comesTo("/members?search=9"),
  ),
});

export const FilterOnALaterPage = meta.story({
  parameters: { router: { url: "/members?page=2" } },
  play: inOrder(presses("button", "Show all"), shows("link", "Member 1"), comesTo("/members?state=all")),
});

export const PageBeyondTheEnd = meta.story({
  parameters: { router: { url: "/members?page=9" } },
  play: inOrder(
    showsText("91 to 95 of 95"),
    comesTo("/members?page=4"),
    hasAttribute("button", "Page 4", "aria-current", "page"),
  ),
});
