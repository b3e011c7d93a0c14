import { styled } from "styled-components";
import { formatDate } from "../../text/format.ts";
import { color, font } from "../../tokens/tokens.ts";
import type { DetailCheck } from "./contactLink.ts";

export function VerifiedNote({ check }: { check: DetailCheck | null }) {
  return <Root>{describeCheck(check)}</Root>;
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
  color: ${color.inkMuted};
  font-size: ${font.size.small};
`;
