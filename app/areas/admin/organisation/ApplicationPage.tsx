import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { AreaFrame } from "../../../layouts/AreaFrame.tsx";
import { admin } from "../../../lib/address/areaPaths.ts";
import { useIdParam } from "../../../lib/address/encodedId.ts";
import { useBackToList } from "../../../lib/list/useBackToList.ts";
import { NotFound } from "../NotFound.tsx";
import { ApplicationView } from "./ApplicationView.tsx";
import { useApplication } from "./useApplication.ts";

export function ApplicationPage() {
  const orgId = useIdParam("orgId");
  const { back } = useBackToList(admin.organisations);
  const listLink = { href: back, name: "All applications" };
  if (orgId === null) return <NotFound title="Application" back={listLink} />;
  return <ApplicationLoader key={orgId} orgId={orgId} back={listLink} />;
}

function ApplicationLoader({ orgId, back }: { orgId: number; back: { href: string; name: string } }) {
  const application = useApplication(orgId);
  if (application.data === null) return <NotFound title="Application" back={back} />;
  if (application.data !== undefined) return <ApplicationView application={application.data} back={back} />;
  return (
    <AreaFrame title="Application" purpose="Who asks to take part, and for which organisation." back={back}>
      <Resource {...application} skeleton="24rem">
        {() => null}
      </Resource>
    </AreaFrame>
  );
}
