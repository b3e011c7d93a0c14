import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../tokens/media.ts";
import type { RootProps } from "../../tokens/RootProps.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface Detail {
  label: string;
  /** Empty, null or false is shown as "Not given"; zero is a value. */
  value: ReactNode;
}

export interface DetailListProps extends RootProps<HTMLDListElement> {
  details: readonly Detail[];
}

/**
 * - **When:** Facts about one thing: name, telephone, address.
 * - **When not:** Many things with the same facts: use `Table`.
 */
export function DetailList({ details, ...root }: DetailListProps) {
  return (
    <Root {...root}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-missing={isMissing(value) || undefined}>{isMissing(value) ? "Not given" : value}</dd>
        </div>
      ))}
    </Root>
  );
}

const isMissing = (value: ReactNode) =>
  value === undefined || value === null || value === false || value === "";

const Root = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: minmax(8rem, 1fr) 2fr;
    gap: ${space(0.5)} ${space(2)};
    padding-block: ${space(1.5)};
    border-bottom: 1px solid ${color.line};
  }
  > div:first-child { padding-block-start: 0; }
  dt { color: ${color.inkMuted}; font-size: ${font.size.small}; line-height: 1.5rem; }
  dd { min-width: 0; overflow-wrap: anywhere; white-space: pre-line; }
  dd[data-missing] { color: ${color.inkMuted}; }

  ${media.phone} { > div { grid-template-columns: minmax(0, 1fr); gap: 0; padding-block: ${space(1)}; } }
`;
