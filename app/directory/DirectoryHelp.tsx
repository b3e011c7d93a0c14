import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { Skeleton } from "@gbvf/ui/primitives/Skeleton/Skeleton.tsx";
import { use } from "react";
import { useLocation } from "react-router-dom";
import { parseTown } from "../lib/address/filters.ts";
import { Origin } from "../lib/address/Origin.ts";
import { useFilters } from "../lib/address/useFilters.ts";
import { useApi } from "../lib/api-client/useApi.ts";
import { readServerLines } from "../lib/page/serverLines.ts";
import { CallLink } from "./help/CallLink.tsx";
import { HelpContent } from "./help/HelpContent.tsx";
import { HelpHead } from "./help/HelpHead.tsx";
import { helpQuery } from "./help/helpQuery.ts";
import { NearMe } from "./NearMe.tsx";

/** Still shows the server-rendered help lines if the request fails. */
export function DirectoryHelp() {
  const { boundaryId } = useFilters().filters;
  const town = parseTown(useLocation().search);
  const help = useApi(
    "GET /api/directory/help",
    { query: helpQuery(boundaryId, town) },
    { keepsPreviousData: true },
  );
  const origin = use(Origin);
  return (
    <>
      <HelpHead suffix={help.data?.suffix ?? ""} origin={origin} />
      <Resource {...help} skeleton={<Skeleton lines={6} height="3.25rem" />}>
        {(page) => <HelpContent page={page} nearMe={<NearMe />} />}
      </Resource>
      {help.error && help.data === undefined && (
        <>
          <ul>
            {readServerLines().map(({ href, number, name }) => (
              <li key={href}>
                <CallLink dialled={href.slice("tel:".length)} number={number} contactName={name} />
              </li>
            ))}
          </ul>
          <NearMe />
        </>
      )}
    </>
  );
}
