import { toast } from "react-toastify/unstyled";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, presses, showsTextIn } from "../../../.storybook/story.ts";
import { Button } from "../Button/Button.tsx";
import { notify } from "./notify.ts";
import { ToastRegion } from "./ToastRegion.tsx";

const meta = preview.meta({
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: "200px" } } },
  render: () => (
    <>
      <Button onPress={() => notify.success("Building block updated successfully")}>Succeed</Button>{" "}
      <Button onPress={() => notify.error("You do not have permission to perform this action.")}>Fail</Button>
      <ToastRegion />
    </>
  ),
  // The library stores messages outside React, so they would still be there in the next story.
  beforeEach: () => () => toast.dismiss(),
});

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Succeed" }));
    const message = await screen.findByText("Building block updated successfully");
    await waitFor(() => expect(message).toBeVisible());
    await expect(screen.getByRole("status")).toContainElement(message);
  },
});

export const Failure = meta.story({
  tags: ["small"],
  play: inOrder(presses("button", "Fail"), showsTextIn("You do not have permission", "alert")),
});

export const ClosesAfterThreeSeconds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Succeed" }));
    const message = await screen.findByText("Building block updated successfully");
    const timer = screen.getByRole("progressbar", { hidden: true });
    await expect(timer).toHaveStyle({ animationDuration: "3s" });
    // Ends the animation that closes the message, so that the test does not wait for it.
    for (const animation of timer.getAnimations()) animation.finish();
    await waitFor(() => expect(message).not.toBeInTheDocument());
  },
});
