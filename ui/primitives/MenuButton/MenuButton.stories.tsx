import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { comesTo, inOrder, presses, takesFocus } from "../../../.storybook/story.ts";
import { Icon } from "../Icon/Icon.tsx";
import { MenuButton, type MenuEntry } from "./MenuButton.tsx";

const signOut = fn();

const entries: MenuEntry[] = [
  { id: "profile", label: "Profile", icon: "user", href: "/profile/" },
  { id: "help", label: "Help", icon: "info", href: "https://example.org/help", isExternal: true },
  { id: "logout", label: "Logout", icon: "exit", onAction: signOut },
];

const meta = preview.meta({
  component: MenuButton,
  parameters: { docs: { story: { height: "280px" } } },
  args: {
    children: (
      <>
        <Icon name="user" /> Nomvula Dlamini <Icon name="chevronDown" size={16} />
      </>
    ),
    entries,
  },
  beforeEach: () => {
    signOut.mockClear();
  },
});

export const FollowsLink = meta.story({
  tags: ["small"],
  play: inOrder(presses("button"), presses("menuitem", "Profile"), comesTo("/profile/")),
});

export const ActsByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await takesFocus(await screen.findByRole("menu"));
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(screen.getAllByRole("menuitem").at(-1)).toBe(document.activeElement));
    await userEvent.keyboard("{Enter}");
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button")).toHaveFocus();
  },
});
