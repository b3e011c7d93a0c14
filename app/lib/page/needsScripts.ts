import { css } from "styled-components";

/** For what does nothing without scripts. */
export const needsScripts = css`@media (scripting: none) { display: none; }`;
