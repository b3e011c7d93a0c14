import { space } from "@gbvf/ui/theme/tokens.ts";
import { styled } from "styled-components";

/** The bottom bar's filters side by side; the outline and the real ones stand in the same places. */
export const FilterRow = styled.div`
  display: grid;
  grid-template-columns: auto repeat(3, minmax(0, 14rem));
  align-items: end;
  justify-content: end;
  gap: ${space(2)};
  width: 100%;

  > * { grid-template-columns: minmax(0, 1fr); }
`;

/** The place of 'Filter by', which is there only where the category has options. */
export const OptionsPlace = styled.div`
  min-width: 13.5rem;
`;
