import preview from "../../../.storybook/preview.tsx";
import { Link } from "../Link/Link.tsx";
import { Banner } from "./Banner.tsx";

const meta = preview.meta({
  component: Banner,
  args: { children: "Quarter 2 has no figures yet. You see January to March 2026." },
});

export const WithLink = meta.story({
  tags: ["small"],
  args: {
    children: (
      <p>
        <strong>Your application is being reviewed.</strong> Until then, keep{" "}
        <Link href="/profile/">your profile</Link> up to date.
      </p>
    ),
  },
});
