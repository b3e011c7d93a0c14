import { styled } from "styled-components";
import { visuallyHidden } from "./visuallyHidden.ts";

export const VisuallyHidden = styled.span`${visuallyHidden}`;
