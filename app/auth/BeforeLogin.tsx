import { ButtonRow } from "@gbvf/ui/primitives/ButtonRow/ButtonRow.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { color, space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { screens } from "../lib/address/paths.ts";
import { AuthPanel } from "./AuthPanel.tsx";
import { signInForm } from "./signInForm.ts";

export function BeforeLogin() {
  return (
    <AuthPanel
      title="Before you log in"
      introduction="The dashboards and the contact directory are open to everyone. You only need an account if you work with the figures."
    >
      <Reasons>
        <div>
          <dt>Organisations</dt>
          <dd>Run the health check survey among staff or students and see its results.</dd>
        </div>
        <div>
          <dt>Municipalities and provinces</dt>
          <dd>Keep the services, contacts and addresses of your area up to date.</dd>
        </div>
        <div>
          <dt>Administrators</dt>
          <dd>Review applications, and manage users, groups and questionnaires.</dd>
        </div>
      </Reasons>
      <ButtonRow>
        <Link href={signInForm} variant="primary">
          Continue To Login
        </Link>
        <Link href={screens.home} variant="secondary">
          Back To Dashboard
        </Link>
      </ButtonRow>
    </AuthPanel>
  );
}

const Reasons = styled.dl`
  display: grid;

  > div { padding-block: ${space(1.5)}; border-top: 1px solid ${color.line}; }
  dt { font-weight: 600; }
  dd { margin: 0; color: ${color.inkMuted}; }
`;
