import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { RowList } from "@gbvf/ui/primitives/RowList/RowList.tsx";
import { StatusTag } from "@gbvf/ui/primitives/StatusTag/StatusTag.tsx";
import { useApi } from "../../lib/calls/useApi.ts";
import { useWords } from "../../lib/words/useWords.tsx";

export function ExpectedFigures() {
  const { inEnglish, plain, say } = useWords();
  const calendar = useApi("GET /api/calendar", {});
  return (
    <Resource {...calendar} skeleton={null}>
      {(expected) =>
        expected.length > 0 && (
          <section aria-labelledby="expected">
            <h2 id="expected">{say("What is expected")}</h2>
            <RowList
              rows={expected.map(({ sentence, isLate }) => ({
                id: sentence,
                content: <span lang={inEnglish}>{sentence}</span>,
                action: isLate && <StatusTag kind="warning">{plain("Late")}</StatusTag>,
              }))}
            />
          </section>
        )
      }
    </Resource>
  );
}
