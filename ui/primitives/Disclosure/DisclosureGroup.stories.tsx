import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { DisclosureGroup } from "./DisclosureGroup.tsx";

const meta = preview.meta({
  component: DisclosureGroup,
  args: {
    defaultExpandedKeys: ["active"],
    children: (
      <>
        <Disclosure id="active" title="Active Challenges">
          <p>Four hotlines, open day and night.</p>
        </Disclosure>
        <Disclosure id="inactive" title="Inactive Challenges">
          <p>Sports days for 800 young people.</p>
        </Disclosure>
      </>
    ),
  },
});

export const OneAtATime = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Inactive Challenges" }));
    await expect(canvas.getByRole("button", { name: "Active Challenges" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  },
});
