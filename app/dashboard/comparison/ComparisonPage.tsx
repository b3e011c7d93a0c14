import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useTitle } from "../../lib/page/useTitle.ts";
import { pageIntros } from "../shell/pageIntros.ts";

const { title, intro } = pageIntros.comparison;

export function ComparisonPage() {
  useTitle(title);
  return (
    <TextColumn>
      <h1>{title}</h1>
      <p>{intro}</p>
    </TextColumn>
  );
}
