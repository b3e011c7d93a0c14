import { css } from "styled-components";

/** Hides what has no effect without scripts. */
export const needsScripts = css`@media (scripting: none) { display: none; }`;
