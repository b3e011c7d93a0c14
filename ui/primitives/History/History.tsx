import { styled } from "styled-components";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import { Difference, type DifferenceProps } from "./Difference.tsx";
import { formatMoment } from "./formatMoment.ts";

export interface HistoryChange extends DifferenceProps {
  label: string;
}

export interface HistoryEntry {
  id: number | string;
  /** "Verified by telephone" */
  label: string;
  who: string;
  /** ISO 8601. */
  when: string;
  changes: readonly HistoryChange[];
}

export interface HistoryProps extends RootProps<HTMLOListElement> {
  /** The latest first. */
  entries: readonly HistoryEntry[];
}

/**
 * - **When:** Who changed what of one thing, latest first.
 * - **When not:** The log of everything: use `ListTable`.
 */
export function History({ entries, ...root }: HistoryProps) {
  if (entries.length === 0) return <Who>Nothing has been changed yet.</Who>;
  return (
    <List {...root}>
      {entries.map(({ id, label, who, when, changes }) => (
        <li key={id}>
          <strong>{label}</strong>
          <Who>
            {who}, <time dateTime={when}>{formatMoment(when)}</time>
          </Who>
          {changes.length > 0 && (
            <Changes>
              {changes.map((change) => (
                <div key={change.label}>
                  <dt>{change.label}</dt>
                  <dd>
                    <Difference {...change} />
                  </dd>
                </div>
              ))}
            </Changes>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  overflow-wrap: anywhere;
  container-type: inline-size;

  > li {
    padding: 0 0 ${space(2)} ${space(2)};
    border-inline-start: 2px solid ${color.line};

    @container (min-width: 48rem) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${space(3)};
      > p { text-align: end; }
      > dl { grid-column: 1 / -1; margin-block-start: ${space(0.25)}; }
    }
  }
`;

const Who = styled.p`
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;

const Changes = styled.dl`
  display: grid;
  gap: ${space(0.5)};
  margin-block-start: ${space(1)};
  font-size: ${font.size.small};

  > div { display: flex; flex-wrap: wrap; gap: 0 ${space(1)}; }
  dt { color: ${color.inkMuted}; }
  dd { min-width: 0; }
  del { color: ${color.inkMuted}; }
  ins { font-weight: ${font.weight.strong}; text-decoration: none; }
`;
