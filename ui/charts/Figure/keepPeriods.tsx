import type { ReactNode } from "react";
import { styled } from "styled-components";

/** "Jul - Sep 2026", "Oct 2025 – Sep 2026" or "2022 – 2026, cycle 2" */
const PERIOD = /([A-Z][a-z]{2} (?:\d{4} )?[-–] [A-Z][a-z]{2}(?: \d{4})?|\d{4} – \d{4}, cycle \d)/;

/** Keeps each period on one line; after a dash, not even a no-break space would prevent a break. */
export const keepPeriods = (text: string): ReactNode =>
  text.split(PERIOD).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    index % 2 === 1 ? <Period key={index}>{part}</Period> : part,
  );

const Period = styled.span`white-space: nowrap;`;
