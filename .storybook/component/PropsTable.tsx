import { Markdown } from "@storybook/addon-docs/blocks";
import type { Prop, Props } from "../facts/propTypes.ts";

export function PropsTable({ own, inherited }: Props) {
  return (
    <>
      {own.length > 0 && <Table props={own} />}
      {inherited.length > 0 && (
        <details>
          <summary>
            {own.length > 0 ? "And " : ""}
            {inherited.length} of React and React Aria
          </summary>
          <Table props={inherited} />
        </details>
      )}
      {own.length + inherited.length === 0 && <p>It has none.</p>}
    </>
  );
}

function Table({ props }: { props: readonly Prop[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Type</th>
          <th>What it is</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, type, isRequired, initial, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {isRequired && " (required)"}
            </th>
            <td>
              <code>{type}</code>
              {initial && (
                <>
                  <br />
                  {"if left out: "}
                  <code>{initial}</code>
                </>
              )}
            </td>
            <td>
              <Markdown>{description}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
