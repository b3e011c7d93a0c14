import { styled } from "styled-components";
import { formatDate } from "../../charts/format.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { color, font, space } from "../../tokens/tokens.ts";

/** When a contact was last verified: ISO 8601, or null for never. */
export function VerifiedNote({ verifiedOn }: { verifiedOn: string | null }) {
  return (
    <Root data-verified={verifiedOn !== null}>
      <Icon name={verifiedOn === null ? "info" : "success"} size={16} />
      {verifiedOn === null ? "Not verified yet" : `Checked on ${formatDate(verifiedOn)}${ways[checkedHow ?? 0]}`}
    </Root>
  );
}

const ways = ["", " by telephone", " on a visit", " in writing"];

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  &[data-verified="true"] { color: ${color.success}; }
`;
