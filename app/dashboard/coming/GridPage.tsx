import { NotReady } from "./NotReady.tsx";

export function GridPage() {
  return (
    <NotReady title="Grid">
      This page is not ready yet. It will set the areas inside the chosen place side by side, from highest to
      lowest.
    </NotReady>
  );
}
