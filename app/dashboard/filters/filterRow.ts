import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import type { Level } from "../../lib/address/filterReducer.ts";

export const levelTexts: Record<Level, { label: string; placeholder: string }> = {
  national: { label: "National", placeholder: "All provinces" },
  district: { label: "District", placeholder: "All districts" },
  local: { label: "Local", placeholder: "All municipalities" },
};

/** The place filters wrap to a second line if the reader doubles the text size. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: end;
  gap: ${space(1)} ${space(2)};
  width: 100%;

  > * { grid-template-columns: minmax(0, 1fr); }
  > :not(:first-child) { flex: 1 1 6rem; max-width: 14rem; }
`;

/** Reserves the width of 'Filter by', which some categories lack, so that the place filters do not move. */
export const FilterBySlot = styled.div`
  min-width: 13.5rem;
`;
