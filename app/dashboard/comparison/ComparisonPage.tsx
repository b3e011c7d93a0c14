import { TextColumn } from "../../layouts/TextColumn.tsx";
import { PageTitle } from "../../lib/page/PageTitle.tsx";
import { pageIntros } from "../shell/pageIntros.ts";

const { title, intro } = pageIntros.comparison;

export function ComparisonPage() {
  return (
    <TextColumn>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p>{intro}</p>
    </TextColumn>
  );
}
