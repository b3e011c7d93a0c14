import type { Application } from "@gbvf/api/organisation/contract.ts";
import { DetailList } from "@gbvf/ui/primitives/DetailList/DetailList.tsx";
import { formatCount } from "@gbvf/ui/text/format.ts";
import { Panel } from "../CardGrid.tsx";
import { contactDetails } from "../contactDetails.tsx";

export function ApplicationDetails({ application }: { application: Application }) {
  const address = [application.addressLine1, application.addressLine2].filter(Boolean).join("\n");
  return (
    <>
      <Panel aria-labelledby="personal-details">
        <h2 id="personal-details">Personal details</h2>
        <DetailList
          details={[
            { name: "Title", value: application.title },
            { name: "Name", value: application.name },
            { name: "Role", value: application.jobRole },
            ...contactDetails(application.contacts),
          ]}
        />
      </Panel>
      <Panel aria-labelledby="organisation-details">
        <h2 id="organisation-details">Organisation details</h2>
        <DetailList
          details={[
            { name: "Organisation name", value: application.organisationName },
            { name: "Branch", value: application.branch },
            { name: "Organisation type", value: application.organisationType },
            { name: "Address", value: address },
            { name: "Municipality", value: application.place },
            { name: "Number of members", value: formatCount(application.membersInOrganisation) },
          ]}
        />
      </Panel>
    </>
  );
}
