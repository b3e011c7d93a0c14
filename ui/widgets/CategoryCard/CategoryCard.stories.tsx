import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { showsOutline } from "../../../.storybook/story.ts";
import { Link } from "../../primitives/Link/Link.tsx";
import { CrimeRate } from "../CrimeRate/CrimeRate.tsx";
import { CategoryCard, CategoryCardSkeleton } from "./CategoryCard.tsx";

const meta = preview.meta({
  component: CategoryCard,
  args: {
    title: "Crime statistics",
    description: "Sexual offences reported to the police, down to the police precinct.",
    theme: "crime" as const,
    state: "default" as const,
    headline: (
      <CrimeRate rate={106.66} total={4058} peopleCount={3_804_548} peopleYear={2015} span="2015/16" />
    ),
    actions: (
      <>
        <Link href="/home/map" variant="primary">
          Map
        </Link>
        <Link href="/home/chart" variant="secondary">
          Charts
        </Link>
      </>
    ),
  },
  decorators: [asWideAs("28rem")],
});

export const Default = meta.story();

export const Active = meta.story({ args: { state: "active" } });

export const Loading = meta.story({ render: () => <CategoryCardSkeleton />, play: showsOutline });
