import { Heading, Markdown } from "@storybook/addon-docs/blocks";
import { styled } from "styled-components";
import type { ComponentDocs } from "../../ui/docs/ComponentDocs.ts";
import { StatusTag, type StatusTagProps } from "../../ui/primitives/StatusTag/StatusTag.tsx";
import { color, space } from "../../ui/tokens/tokens.ts";

const kinds = {
  stable: "success",
  new: "neutral",
  deprecated: "danger",
} satisfies Record<ComponentDocs["status"], StatusTagProps["kind"]>;

export function Guidance({ docs }: { docs: ComponentDocs }) {
  const keys = Object.entries(docs.keys);
  return (
    <>
      <State>
        <StatusTag kind={kinds[docs.status]}>{docs.status}</StatusTag> since {docs.since}
        {docs.instead && (
          <>
            ; use <code>{docs.instead}</code>
          </>
        )}
      </State>
      <Parts>
        <section>
          <h3>When to use it</h3>
          <Markdown>{docs.use}</Markdown>
        </section>
        <section>
          <h3>When not</h3>
          <Markdown>{docs.avoid}</Markdown>
        </section>
        <section>
          <h3>Do</h3>
          <Markdown>{asList(docs.dos)}</Markdown>
        </section>
        <section>
          <h3>Don’t</h3>
          <Markdown>{asList(docs.donts)}</Markdown>
        </section>
      </Parts>
      <h3>Words</h3>
      <Markdown>{docs.words}</Markdown>
      <Heading>Keyboard</Heading>
      {keys.length === 0 ? (
        <p>Nothing in it takes the focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Key</th>
              <th>What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, what]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const asList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

const State = styled.p`
  display: flex;
  gap: ${space(1)};
  align-items: center;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space(1)} ${space(3)};

  section { border-block-start: 1px solid ${color.line}; }
`;
