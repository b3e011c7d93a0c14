import preview from "../../../.storybook/preview.tsx";
import { showsTextIn } from "../../../.storybook/story.ts";
import { EmailPreview } from "./EmailPreview.tsx";

const meta = preview.meta({
  component: EmailPreview,
  args: {
    to: "secretariat.umgungundlovu@networkonviolenceagainstwomenandchildren.example.org",
    subject: "Your invitation to the GBVF dashboard",
    text: `Dear Ayanda Naidoo\n\nhttps://dashboard.example.org/auth/add-password/#invitation=${"A1b2C3d4".repeat(8)}`,
  },
});

export const Invitation = meta.story({
  tags: ["small"],
  play: showsTextIn("Dear Ayanda Naidoo", "region", "The e-mail"),
});
