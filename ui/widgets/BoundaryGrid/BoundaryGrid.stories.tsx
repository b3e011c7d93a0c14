import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, presses, showsOutline, showsText, showsTextIn } from "../../../.storybook/story.ts";
import { BoundaryGrid, BoundaryGridSkeleton } from "./BoundaryGrid.tsx";

const first = { position: 1, isShared: false, words: "1st" };

const row = (id: number, name: string, distribution: number | "no-data" | "too-few" | "not-captured") => ({
  id,
  rank: typeof distribution === "number" ? first : null,
  name,
  href: `/home/grid?boundaryId=${id}`,
  compareHref: `/home/chart?compare=7,${id}`,
  distribution,
  figure: typeof distribution === "number" ? distribution * 250 : distribution,
  values: typeof distribution === "number" ? [0.9, 1.1, 1, 0.95, 1.2].map((each) => each * distribution) : [],
  basis: typeof distribution === "number" ? `${Math.round(distribution * 1000)} reports` : "No reports known",
  parts:
    typeof distribution === "number"
      ? [
          { id: 1, label: "Rape", reading: Math.round(distribution * 800), kind: "count" as const },
          { id: 2, label: "Attempted sexual offences", reading: 0, kind: "count" as const },
        ]
      : [],
});

const meta = preview.meta({
  component: BoundaryGrid,
  args: {
    label: "Crime by district",
    place: "Northern Cape",
    measure: { title: "Sexual offences reported to the police, per 100,000 people", kind: "rate" as const },
    theme: "crime" as const,
    rankedBy: "Share",
    rows: [
      row(1, "Frances Baard", 0.4312),
      row(2, "Namakwa", 0),
      row(3, "Pixley ka Seme", 0.25),
      row(4, "Z F Mgcawu", "no-data"),
      row(5, "John Taolo Gaetsewe", 0.3188),
    ],
  },
});

const listOrder = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole("row").map((each) => each.getAttribute("aria-label"));

export const Sorted = meta.story({
  tags: ["phone"],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(listOrder(canvas)[0]).toBe("Frances Baard"));
    await userEvent.click(canvas.getByRole("radio", { name: "Lowest to highest" }));
    await waitFor(() =>
      expect(listOrder(canvas)).toEqual([
        "Namakwa",
        "Pixley ka Seme",
        "John Taolo Gaetsewe",
        "Frances Baard",
        "Z F Mgcawu",
      ]),
    );
  },
});

export const JointRanks = meta.story({
  args: {
    theme: "collectiveAction",
    label: "Collective actions by district",
    rows: [
      { ...row(1, "Frances Baard", 0.5), rank: { position: 1, isShared: true, words: "joint 1st" } },
      { ...row(2, "Namakwa", 0.5), rank: { position: 1, isShared: true, words: "joint 1st" } },
      { ...row(3, "Pixley ka Seme", 0), rank: null },
    ],
  },
  play: inOrder(
    showsTextIn("joint 1st", "row", "Namakwa"),
    showsText("= joint: areas with the same figure."),
    showsText("Areas with none are not ranked."),
  ),
});

export const MovedToTop = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Move or compare Z F Mgcawu" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "Move to top" }));
    await waitFor(() => expect(listOrder(canvas)[0]).toBe("Z F Mgcawu"));
    await expect(canvas.getByText("Z F Mgcawu moved to top")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("row", { name: "Z F Mgcawu" })).toHaveFocus());
  },
});

/** Enter picks a row up, arrows carry it, Enter puts it down. */
export const DraggedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("button", { name: "Drag Pixley ka Seme" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Insert/));
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{Enter}");
    await waitFor(() => expect(listOrder(canvas).indexOf("Pixley ka Seme")).not.toBe(2));
  },
});

export const Expanded = meta.story({
  play: inOrder(presses("button", /Frances Baard, breakdown/), showsText("Rape")),
});

export const States = meta.story({
  tags: ["small"],
  args: {
    theme: "healthCheck",
    rows: [
      row(1, "Dr Ruth Segomotsi Mompati District Municipality", 0.625),
      row(2, "Zero", 0),
      row(3, "Without data", "no-data"),
      row(4, "Saldanha-Bay-and-all-its-surroundings", "not-captured"),
      row(5, "Too few", "too-few"),
    ],
  },
});

export const Loading = meta.story({ render: () => <BoundaryGridSkeleton />, play: showsOutline });
