import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { inOrder, shows } from "../../.storybook/story.ts";
import { small } from "../../.storybook/viewports.ts";
import { AreaFrame } from "./AreaFrame.tsx";

const meta = preview.meta({
  component: AreaFrame,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Applications",
    purpose: "Organisations that asked to take part, and what was decided.",
    children: <p>The list stands here.</p>,
  },
});

export const WithActions = meta.story({
  args: {
    back: { href: "/admin/organisations/", name: "All applications" },
    actions: (
      <>
        <Link href="/admin/" variant="primary">
          Add new
        </Link>
        <Button>Download CSV</Button>
      </>
    ),
  },
  play: inOrder(shows("heading", "Applications", { level: 1 }), shows("link", "All applications"), async () =>
    expect(document.title).toMatch(/^Applications/),
  ),
});

export const LongNameOnSmallPhone = meta.story({
  args: {
    ...WithActions.input.args,
    title: "KwaZulu-Natal Network on Violence against Women and Children, Umgungundlovu District Branch",
  },
  globals: small,
});
