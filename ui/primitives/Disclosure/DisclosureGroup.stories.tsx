import preview from "../../../.storybook/preview.tsx";
import { hasAttribute, inOrder, presses } from "../../../.storybook/story.ts";
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
  play: inOrder(
    presses("button", "Inactive Challenges"),
    hasAttribute("button", "Active Challenges", "aria-expanded", "false"),
  ),
});
