import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { rootPath } from "../address/paths.ts";
import { type Area, listDashboards, sessionHasPermission } from "./landing.ts";
import { SCREENS, type ScreenAccess } from "./screens.ts";

type ScreenLink = { href: string; name: string };

export const isScreenAllowed = (session: SessionCheck, access: ScreenAccess): boolean =>
  "anyOf" in access
    ? access.anyOf.some((permission) => sessionHasPermission(session, permission))
    : access.every((permission) => sessionHasPermission(session, permission));

const listAllowedScreens = (session: SessionCheck) =>
  SCREENS.filter(({ access }) => isScreenAllowed(session, access));

export const listAreaLinks = (area: Area, session: SessionCheck): ScreenLink[] =>
  listAllowedScreens(session).flatMap(({ path, nav }) => {
    const name = nav?.[area];
    return name === undefined ? [] : [{ href: path, name }];
  });

/** Returns the first dashboard, otherwise the first allowed screen, otherwise the public root. */
export const findFirstScreen = (session: SessionCheck): string =>
  listDashboards(session)[0]?.href ?? listAllowedScreens(session).find(({ nav }) => nav)?.path ?? rootPath;

/** Lists dashboards first, and only the first of several screens with one name. */
export function listAccountLinks(session: SessionCheck): ScreenLink[] {
  const links = [
    ...listDashboards(session).map(({ name, href }) => ({ name, href })),
    ...listAllowedScreens(session).flatMap(({ path, menu }) =>
      menu === undefined ? [] : [{ name: menu, href: path }],
    ),
  ];
  return links.filter(
    (link, index) => links.findIndex(({ name, href }) => name === link.name || href === link.href) === index,
  );
}
