import preview from "../../../.storybook/preview.tsx";
import { CrimeMapLegend, CrimeMapLegendSkeleton } from "./CrimeMapLegend.tsx";

const meta = preview.meta({ component: CrimeMapLegend, args: { measure: "rate" as const } });

export const Rate = meta.story();

export const ReportsOfPrecincts = meta.story({ args: { measure: "reports", states: ["zero", "no-data"] } });

export const EveryState = meta.story({
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
});

export const Loading = meta.story({ render: () => <CrimeMapLegendSkeleton /> });

export const EveryStateOnSmallPhone = meta.story({
  args: { states: ["zero", "no-data", "not-captured", "too-few"] },
  globals: { viewport: { value: "small" } },
});
