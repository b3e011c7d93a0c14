import type { SessionCheck } from "@gbvf/api/auth/contract.ts";
import { index } from "../address/paths.ts";
import { type Area, hasAction, listDashboards } from "./landing.ts";
import { SCREENS, type ScreenAccess } from "./screens.ts";

type ScreenLink = { href: string; name: string };

export const opens = (session: SessionCheck, access: ScreenAccess): boolean =>
  "anyOf" in access
    ? access.anyOf.some((action) => hasAction(session, action))
    : access.every((action) => hasAction(session, action));

const openScreens = (session: SessionCheck) => SCREENS.filter(({ access }) => opens(session, access));

export const areaLinks = (area: Area, session: SessionCheck): ScreenLink[] =>
  openScreens(session).flatMap(({ path, nav }) => {
    const name = nav?.[area];
    return name === undefined ? [] : [{ href: path, name }];
  });

/** Returns the first dashboard, otherwise the first allowed screen, otherwise the public root. */
export const findFirstScreen = (session: SessionCheck): string =>
  listDashboards(session)[0]?.href ?? openScreens(session).find(({ nav }) => nav)?.path ?? index;

/** Lists dashboards first, and only the first of several screens with one name. */
export function accountLinks(session: SessionCheck): ScreenLink[] {
  const links = [
    ...listDashboards(session).map(({ name, href }) => ({ name, href })),
    ...openScreens(session).flatMap(({ path, menu }) =>
      menu === undefined ? [] : [{ name: menu, href: path }],
    ),
  ];
  return links.filter(
    (link, place) => links.findIndex(({ name, href }) => name === link.name || href === link.href) === place,
  );
}
