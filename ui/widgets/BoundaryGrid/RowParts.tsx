import { styled } from "styled-components";
import { formatReading, type Reading } from "../../charts/reading.ts";
import { formatCount, formatPercent } from "../../text/format.ts";
import { media } from "../../tokens/media.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface BoundaryPart {
  id: number;
  label: string;
  reading: Reading;
  kind: "count" | "percent";
}

interface RowPartsProps {
  /** The `aria-controls` of the button that opens the row. */
  id: string;
  isOpen: boolean;
  basis: string;
  parts: readonly BoundaryPart[];
}

const partFormats = { count: formatCount, percent: formatPercent };

export function RowParts({ id, isOpen, basis, parts }: RowPartsProps) {
  return (
    <Root id={id} hidden={!isOpen}>
      <p>{basis}</p>
      {parts.length > 0 && (
        <dl>
          {parts.map((part) => (
            <div key={part.id}>
              <dt>{part.label}</dt>
              <dd>{formatReading(part.reading, partFormats[part.kind])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Root>
  );
}

const Root = styled.div`
  max-width: 36rem;
  padding: 0 ${space(2)} ${space(1.5)} 4.5rem;
  font-size: ${font.size.small};

  dl > div { display: flex; justify-content: space-between; gap: ${space(2)}; padding-block: ${space(0.5)}; border-bottom: 1px solid ${color.line}; }
  dt { min-width: 0; overflow-wrap: anywhere; }
  dd { text-align: end; font-weight: ${font.weight.strong}; }
  p { color: ${color.inkMuted}; }
  ${media.narrow} { padding-inline-start: ${space(2)}; }
`;
