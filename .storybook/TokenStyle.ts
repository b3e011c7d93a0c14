import { createGlobalStyle } from "styled-components";
import { tokenStyle } from "../ui/tokens/GlobalStyle.tsx";

/** For pages of documentation, which have the whole global style only if they contain a story. */
export const TokenStyle = createGlobalStyle`${tokenStyle}`;
