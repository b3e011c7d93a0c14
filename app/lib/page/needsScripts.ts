import { css } from "styled-components";

export const needsScripts = css`@media (scripting: none) { display: none; }`;
