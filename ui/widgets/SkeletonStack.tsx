import { styled } from "styled-components";
import { space } from "../theme/tokens.ts";

/** Outlines one under the other, as far apart as the parts of a figure. */
export const SkeletonStack = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;
