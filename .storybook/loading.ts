import { expect, waitFor, within } from "storybook/test";

type Drawn = { canvasElement: HTMLElement };

const outlinesIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>("[aria-hidden=true]")].filter(
    (each) => each.getBoundingClientRect().height > 0 && each.textContent === "",
  );

/** What waits says so to screen readers and holds the place of what is coming; nothing is told as failed or empty. */
export async function showsLoading({ canvasElement }: Drawn): Promise<void> {
  // A field whose choices are loading is busy too, and says so in itself.
  const waiting = () => [
    ...canvasElement.querySelectorAll<HTMLElement>('[aria-busy="true"]:not(:has([role="combobox"]))'),
  ];
  await waitFor(() => expect(waiting()).not.toHaveLength(0));
  for (const each of waiting()) {
    await expect(within(each).getByRole("status")).toHaveTextContent("Loading");
    await expect(outlinesIn(each)).not.toHaveLength(0);
  }
  const canvas = within(canvasElement);
  await expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();
  await expect(canvas.queryByText(/^(No data available|No results found|None)/)).toBeNull();
}

/** The outline of a widget takes its room, and is nothing to read. */
export async function showsOutline({ canvasElement }: Drawn): Promise<void> {
  await expect(canvasElement).toHaveTextContent(/^$/);
  await expect(outlinesIn(canvasElement)).not.toHaveLength(0);
}
