import type { PermissionName } from "@gbvf/api/shared/permissions.ts";
import { Disclosure } from "@gbvf/ui/primitives/Disclosure/Disclosure.tsx";
import { space } from "@gbvf/ui/tokens/tokens.ts";
import { styled } from "styled-components";
import { listAccountLinks, listAreaLinks } from "../../../lib/session/allowedScreens.ts";
import { type Area, listDashboards, sessionHasPermission } from "../../../lib/session/landing.ts";
import { SIGNED_OUT } from "../../../lib/session/session.ts";
import type { HasPermission } from "../../../lib/session/useHasPermission.ts";
import { Note } from "../CardGrid.tsx";

export function GroupPreview({ actionIds }: { actionIds: readonly number[] }) {
  const userActions = actionIds.toSorted((a, b) => a - b).map((actionId) => ({ actionId }));
  const session = { ...SIGNED_OUT, isAuthenticated: true, userActions };
  const hasPermission: HasPermission = (permission) => sessionHasPermission(session, permission);
  const dashboards = listDashboards(session);
  const startName = listAccountLinks(session)[0]?.name;
  const menu = [...listAccountLinks(session).map(({ name }) => name), "Profile", "Logout"];
  return (
    <Disclosure title="Preview: what a member would see" headingLevel={2}>
      <Preview>
        <Note>For somebody who is in no other group.</Note>
        <p>
          <strong>After signing in:</strong> {dashboards[0]?.name ?? "the public dashboard"}
          {dashboards.length === 0 &&
            (startName ? `, with a link to ${startName}` : ", with a note that no screen is open")}
        </p>
        <p>
          <strong>Account menu:</strong> {menu.join(", ")}
        </p>
        {dashboards.map(({ area, name }) => (
          <section key={area} aria-label={name}>
            <h3>{name}</h3>
            <p>
              <strong>Screens:</strong>{" "}
              {listAreaLinks(area, session)
                .map((link) => link.name)
                .join(", ")}
            </p>
            <p>
              <strong>On the first screen:</strong> {describeFirstScreen(area, hasPermission)}
            </p>
          </section>
        ))}
      </Preview>
    </Disclosure>
  );
}

const FIRST_SCREEN: Readonly<Record<Area, Partial<Record<PermissionName, string>>>> = {
  admin: { ViewOrganisations: "Manage applications, Manage questionnaires" },
  organisation: {
    SetSurveyEffectiveDate: "Generate survey link",
    AddSurveyLink: "Copy or send the link",
    ViewYourOrganisationSurveyResult: "View survey results",
  },
  buildingBlock: { ViewBuildingBlocks: "The building blocks of one's municipalities" },
};

function describeFirstScreen(area: Area, hasPermission: HasPermission): string {
  const screens = Object.entries(FIRST_SCREEN[area]).filter(([permission]) =>
    hasPermission(permission as PermissionName),
  );
  return screens.map(([, name]) => name).join(", ") || "nothing to press: it can only be looked at";
}

const Preview = styled.div`
  display: grid;
  gap: ${space(1)};
  overflow-wrap: anywhere;
`;
