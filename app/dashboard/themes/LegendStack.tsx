import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

/** The legends of colours and of pins, one above the other. */
export const LegendStack = styled.div`
  display: grid;
  gap: ${space(1)};
`;
