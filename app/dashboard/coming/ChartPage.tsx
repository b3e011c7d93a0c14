import { NotReady } from "./NotReady.tsx";

export function ChartPage() {
  return (
    <NotReady title="Charts">
      This page is not ready yet. It will show the figures of the chosen place as charts, over the year and by
      quarter.
    </NotReady>
  );
}
