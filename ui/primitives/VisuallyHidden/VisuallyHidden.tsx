import { styled } from "styled-components";
import { visuallyHidden } from "./visuallyHidden.ts";

/**
 * - **When:** Words that only screen readers need, because others see it.
 * - **When not:** Everybody would gain from the words: show them.
 */
export const VisuallyHidden = styled.span`${visuallyHidden}`;
