import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { ListedArea } from "./areas.ts";

interface AreaTableProps {
  areas: readonly ListedArea[];
  /** The area's colour on the map, before its name. */
  keyOf?: (area: ListedArea) => ReactNode;
  barOf?: (area: ListedArea) => ReactNode;
}

export function AreaTable({ areas, keyOf, barOf }: AreaTableProps) {
  return (
    <Table>
      <tbody>
        {areas.map((area) => (
          <tr key={area.id}>
            {keyOf && <td>{keyOf(area)}</td>}
            <th scope="row">{area.name}</th>
            {barOf && <td>{barOf(area)}</td>}
            <td>{area.text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;

  th { font-weight: 400; text-align: start; }
  th, td { padding: ${space(0.5)} 0; border-bottom: 1px solid ${color.line}; }
  td:first-child { width: 2rem; }
  th + td:not(:last-child) { width: 40%; padding-inline: ${space(1)}; }
  td:last-child { text-align: end; white-space: nowrap; }
`;
