import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { authScreens } from "../lib/address/paths.ts";
import { AuthPanel } from "./AuthPanel.tsx";
import { signInForm } from "./signInForm.ts";

interface MissingStateProps {
  title: string;
  reason: string;
}

/** For a page that needs the previous page's state but was opened directly. */
export function MissingState({ title, reason }: MissingStateProps) {
  return (
    <AuthPanel
      title={title}
      introduction={reason}
      links={
        <>
          <Link href={signInForm}>Log in</Link>
          <Link href={authScreens.signUp}>Sign up</Link>
        </>
      }
    >
      <Link href={authScreens.forgotPassword} variant="primary">
        Request a new code
      </Link>
    </AuthPanel>
  );
}
