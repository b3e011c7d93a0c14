import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";

export const LegendStack = styled.div`
  display: grid;
  gap: ${space(1)};
`;
