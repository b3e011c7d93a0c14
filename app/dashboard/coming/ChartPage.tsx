import { ComingPage } from "./ComingPage.tsx";

export function ChartPage() {
  return (
    <ComingPage title="Charts">
      This page is not ready yet. It will show the figures of the chosen place as charts, over the year and by
      quarter.
    </ComingPage>
  );
}
