import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useTitle } from "../../lib/useTitle.ts";

export function ComparisonPage() {
  useTitle("Comparison");
  return (
    <TextColumn>
      <h1>Comparison</h1>
      <p>Coming soon. Click on the Home icon to return to the Dashboard</p>
    </TextColumn>
  );
}
