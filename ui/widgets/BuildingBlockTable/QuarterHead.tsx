import { styled } from "styled-components";
import { color, font } from "../../tokens/tokens.ts";
import type { AvailabilityQuarter } from "./availabilityRows.ts";

const marks = {
  current: "Latest full quarter",
  "in-progress": "In progress",
} as const;

export function QuarterHead({ label, months, mark }: AvailabilityQuarter) {
  return (
    <Root>
      <strong>{label}</strong>
      {mark && <Mark data-mark={mark}>{marks[mark]}</Mark>}
      <small>{months}</small>
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 0.4em;
  font-size: ${font.size.small};
  font-weight: ${font.weight.regular};
  line-height: 1.3;

  small { flex-basis: 100%; color: ${color.inkMuted}; font-size: ${font.size.caption}; text-align: center; }
`;

const Mark = styled.span`
  font-size: ${font.size.caption};

  &[data-mark="current"] { padding-inline: 0.4em; background: ${color.ink}; color: ${color.surface}; }
`;
