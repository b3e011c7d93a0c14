import { TextColumn } from "../../layouts/TextColumn.tsx";
import { useTitle } from "../../lib/page/useTitle.ts";
import { useWords } from "../../lib/words/useWords.tsx";
import { pageIntros } from "../shell/pageIntros.ts";

const { title, intro } = pageIntros.comparison;

export function ComparisonPage() {
  const { plain, say } = useWords();
  useTitle(plain(title));
  return (
    <TextColumn>
      <h1>{say(title)}</h1>
      <p>{say(intro)}</p>
    </TextColumn>
  );
}
