import { stack } from "@gbvf/ui/tokens/layout.ts";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { Panel } from "../CardGrid.tsx";

export const AfterCreating = () => (
  <Panel aria-labelledby="after-creating">
    <h2 id="after-creating">What happens then</h2>
    <Steps>
      <li>They get a letter with a link, which works once and for 7 days.</li>
      <li>They follow it, choose a password and sign in. What their groups give counts at once.</li>
      <li>
        Until then the list says “Invited”. There you can send the letter again, copy the link or withdraw it.
      </li>
      <li>Groups with powerful actions ask you for your password, and all administrators get a letter.</li>
    </Steps>
  </Panel>
);

const Steps = styled.ol`
  ${stack(1)}
  padding-inline-start: ${space(3)};
  line-height: 1.4;
`;
