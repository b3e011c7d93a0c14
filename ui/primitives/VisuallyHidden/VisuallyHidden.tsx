import { styled } from "styled-components";
import { visuallyHidden } from "./visuallyHidden.ts";

/** Words for screen readers only. */
export const VisuallyHidden = styled.span`${visuallyHidden}`;
