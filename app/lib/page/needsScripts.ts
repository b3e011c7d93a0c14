import { css } from "styled-components";

/** Hides what scripts alone make work. */
export const needsScripts = css`@media (scripting: none) { display: none; }`;
