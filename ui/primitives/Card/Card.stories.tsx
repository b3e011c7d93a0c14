import preview from "../../../.storybook/preview.tsx";
import { ButtonRow } from "../ButtonRow/ButtonRow.tsx";
import { Link } from "../Link/Link.tsx";
import { Card } from "./Card.tsx";

const meta = preview.meta({
  component: Card,
  parameters: {
    docs: {
      description: {
        component: [
          "- **When:** A part of the page that stands for itself and has a title of its own.",
          "- **When not:** Parts of one thing: hairlines and space are enough.",
        ].join("\n"),
      },
    },
  },
  args: {
    children: (
      <>
        <h2>Organisations</h2>
        <p>Ask secretariat.umgungundlovu@networkonviolenceagainstwomenandchildren.example.org.</p>
        <ButtonRow>
          <Link href="/admin/organisations/" variant="secondary">
            View organisations
          </Link>
        </ButtonRow>
      </>
    ),
  },
});

export const WithAction = meta.story({ tags: ["small"] });
