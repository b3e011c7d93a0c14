import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

/**
 * The bottom bar's filters side by side, in the same positions as their outline. With text twice as large, the three of
 * the places go below.
 */
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

/** The position of 'Filter by', which appears only if the category has options. */
export const OptionsPlace = styled.div`
  min-width: 13.5rem;
`;
