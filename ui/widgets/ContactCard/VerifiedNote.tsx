import { styled } from "styled-components";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { formatDate } from "../../text/format.ts";
import { color, font, space } from "../../tokens/tokens.ts";
import type { DetailCheck } from "./contactLink.ts";

export function VerifiedNote({ check }: { check: DetailCheck | null }) {
  const isFresh = check !== null && !check.isOld;
  return (
    <Root data-verified={isFresh}>
      <Icon name={isFresh ? "success" : "info"} size={16} />
      {describeCheck(check)}
    </Root>
  );
}

function describeCheck(check: DetailCheck | null): string {
  if (check === null) return "Not verified yet";
  const day = formatDate(check.checkedOn);
  return check.isOld
    ? `Not checked since ${day}`
    : `Checked on ${day}${methodSuffixes[check.checkedHow ?? 0]}`;
}

const methodSuffixes = ["", " by telephone", " on a visit", " in writing"] as const;

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  color: ${color.inkMuted};
  font-size: ${font.size.small};

  &[data-verified="true"] { color: ${color.success}; }
`;
