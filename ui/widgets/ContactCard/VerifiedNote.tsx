import { styled } from "styled-components";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { formatDate } from "../../text/format.ts";
import { color, font, space } from "../../tokens/tokens.ts";

export interface Verified {
  /** ISO 8601, or null for never. */
  verifiedOn: string | null;
  /** 1 by telephone, 2 on a visit, 3 in writing; null if unknown. */
  checkedHow: 1 | 2 | 3 | null;
}

export function VerifiedNote({ verifiedOn, checkedHow }: Verified) {
  return (
    <Root data-verified={verifiedOn !== null}>
      <Icon name={verifiedOn === null ? "info" : "success"} size={16} />
      {verifiedOn === null
        ? "Not verified yet"
        : `Checked on ${formatDate(verifiedOn)}${ways[checkedHow ?? 0]}`}
    </Root>
  );
}

const ways = ["", " by telephone", " on a visit", " in writing"] as const;

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  &[data-verified="true"] { color: ${color.success}; }
`;
