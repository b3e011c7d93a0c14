import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { profile } from "../lib/address/paths.ts";

export function SecondFactorNotice({ days }: { days: number }) {
  return (
    <section aria-label="Second factor needed">
      <Banner>
        <strong>
          {days === 1 ? "Add a second factor today." : `Add a second factor within ${days} days.`}
        </strong>{" "}
        Your permissions need one besides the password. After that, nothing else opens before you have added
        it. <Link href={`${profile}#second-factor`}>Add it on your profile</Link>
      </Banner>
    </section>
  );
}
