import { useEffect, useState } from "react";
import { type IndexEntry, index } from "../LiveStory.tsx";
import { Caption } from "../Thumbnail.tsx";
import { useLooks } from "./useLooks.ts";

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export function EvidenceTable() {
  const looks = useLooks();
  const [components, setComponents] = useState<[title: string, stories: IndexEntry[]][]>([]);
  useEffect(() => {
    void index.then((entries) => {
      const stories = Object.values(entries).filter(
        ({ type, title }) => type === "story" && title.startsWith("Components/"),
      );
      setComponents([...Map.groupBy(stories, ({ title }) => title)]);
    });
  }, []);
  if (looks === undefined) return null;
  const stories = components.flatMap(([, own]) => own.flatMap(({ id }) => looks?.stories[id] ?? []));
  const violations = stories.flatMap(({ axe }) => axe.violations);
  return (
    <figure style={{ margin: 0 }}>
      <Caption>
        {looks
          ? `Measured on ${looks.day}, at ${looks.commit.slice(0, 10)}: ${stories.length} stories of ${components.length} components, ${violations.length} violations found by axe. No screen reader was used.`
          : "Nothing was measured here yet: npm run looks measures it."}
      </Caption>
      <table>
        <thead>
          <tr>
            <th>Component</th>
            <th>Stories</th>
            <th>Axe found</th>
            <th>Ours, kB</th>
            <th>With packages, kB</th>
          </tr>
        </thead>
        <tbody>
          {components.map(([title, own]) => {
            const component = own[0]?.id.replace(/--.*/, "") ?? "";
            const looked = own.flatMap(({ id }) => looks?.stories[id] ?? []);
            const bytes = looks?.components[component]?.bytes;
            const found = [...new Set(looked.flatMap(({ axe }) => axe.violations))];
            return (
              <tr key={title}>
                <th scope="row">
                  <a href={`./?path=/docs/${component}--docs`} target="_top">
                    {title.replace("Components/", "")}
                  </a>
                </th>
                <td>{own.length}</td>
                <td>{looked.length === 0 ? "not measured" : found.join(", ") || "nothing"}</td>
                <td>{bytes ? kilobytes(bytes.own) : "–"}</td>
                <td>{bytes ? kilobytes(bytes.all) : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
}
