import { styled } from "styled-components";
import { visuallyHidden } from "./visuallyHidden.ts";

/** Words for screen readers alone. */
export const VisuallyHidden = styled.span`${visuallyHidden}`;
