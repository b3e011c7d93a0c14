import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { ExitThisPage } from "./ExitThisPage.tsx";

const meta = preview.meta({
  component: ExitThisPage,
  parameters: {
    docs: {
      description: {
        component: [
          "Covers the page, blanks its title and leaves. It is above everything in the top right; other content leaves `size.exitWidth` free.\n",
          "- **When:** Any page on which somebody may look for help while being watched.",
          "- **When not:** Signed-in work of officials.",
          "- **Keys:** Shift, three times, leaves at once; any other key begins again. Enter and Space on it leave at once.",
        ].join("\n"),
      },
      story: { inline: false, height: "160px" },
    },
  },
  args: { href: "https://www.example.org/weather", leave: fn() },
  render: (args) => (
    <>
      <p>What a reader may not want others to see.</p>
      <ExitThisPage {...args} />
    </>
  ),
  // Uncovers the page, as when the reader comes back.
  beforeEach: () => () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
});

export const Waiting = meta.story();

export const OnePressLeaves = meta.story({
  play: async ({ args, userEvent }) => {
    const title = document.title;
    await userEvent.click(screen.getByRole("button", { name: "Exit this page" }));
    await expect(args.leave).toHaveBeenCalledWith("https://www.example.org/weather");
    await expect(screen.getByRole("alert", { name: "Exiting page" })).toBeVisible();
    await expect(document.title).not.toContain(title);
    await expect(document.elementFromPoint(200, 200)).toBe(screen.getByRole("alert"));
  },
});

export const ThreeShiftsLeave = meta.story({
  play: async ({ args, userEvent }) => {
    // Other keys begin again.
    await userEvent.keyboard(
      "{Shift>}A{/Shift}{Shift>}B{/Shift}{Shift>}C{/Shift}[ShiftLeft][ShiftLeft]x[ShiftLeft]",
    );
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("press 2 more times"));
    await userEvent.keyboard("[ShiftRight]");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("press 1 more time"));
    await expect(args.leave).not.toHaveBeenCalled();
    await userEvent.keyboard("[ShiftLeft]");
    await expect(args.leave).toHaveBeenCalledOnce();
  },
});

export const AboveADialog = meta.story({
  tags: ["small"],
  render: (args) => (
    <>
      <Dialog title="Sol Plaatje" isOpen>
        <p>Two active challenges.</p>
      </Dialog>
      <ExitThisPage {...args} />
    </>
  ),
  play: async ({ args, userEvent }) => {
    const button = screen.getByRole("button", { name: "Exit this page" });
    const { left, top } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(left + 10, top + 10) as HTMLElement);
    await userEvent.click(button);
    await expect(args.leave).toHaveBeenCalledOnce();
  },
});

export const ShiftsInsideADialog = meta.story({
  ...AboveADialog.input,
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("[ShiftRight][ShiftLeft][ShiftRight]");
    await expect(args.leave).toHaveBeenCalledOnce();
  },
});
