import { type Filters, NO_FILTERS, serialiseFilters } from "./filters.ts";

/** These addresses are part of the specified interface, so they must not change. */
export const screens = {
  home: "/home",
  map: "/home/map",
  grid: "/home/grid",
  chart: "/home/chart",
  comparison: "/home/comparison",
  contact: "/home/contact",
  methods: "/home/methods",
  accessibility: "/home/accessibility",
  api: "/home/api",
  releases: "/home/releases",
} as const;
export type Screen = keyof typeof screens;

export const rootPath = "/";

export const authScreens = {
  login: "/auth/login/",
  signUp: "/auth/sign-up/",
  verifyOtp: "/auth/verify-otp/",
  forgotPassword: "/auth/forgot-password/",
  resetPassword: "/auth/reset-password/",
  addPassword: "/auth/add-password/",
  changeAddress: "/auth/change-address/",
} as const;

export const profile = "/profile/";
export const dashboards = {
  admin: "/admin/",
  organisation: "/organisation/",
  buildingBlock: "/buildingBlock/",
} as const;
export const manageUsers = "/admin/manage-users-groups/";

export const getScreenUrl = (screen: Screen, filters: Filters = NO_FILTERS): string =>
  screens[screen] + serialiseFilters(screen === "contact" ? filters : { ...filters, language: null });

/** 0 is the country. */
export const getPlaceReportPath = (boundaryId: number) => `/home/place/${boundaryId}`;

export const getPlaceFeedPath = (boundaryId: number) => `/api/releases.atom?boundaryId=${boundaryId}`;

export function parsePlaceId(pathname: string): number | null {
  const id = /^\/home\/place\/(\d{1,9})\/?$/.exec(pathname)?.[1];
  return id === undefined ? null : Number(id);
}

/** `theme` is the theme's name in the addresses of embeds and methods. */
export const getEmbedPath = (kind: "areas" | "map" | "trend", theme: string, boundaryId: number) =>
  `/embed/${kind}/${theme}/${boundaryId}`;

export const licence = `${screens.methods}#licence`;

export const listFooterLinks = (feedbackEmail: string): readonly (readonly [string, string])[] => [
  [screens.methods, "Methods"],
  [licence, "Licence"],
  [screens.releases, "Releases"],
  [screens.api, "Data and API"],
  [screens.accessibility, "Accessibility"],
  [`mailto:${feedbackEmail}`, "Contact us"],
];

export const getReleasePath = (releaseId: number | ":releaseId") => `${screens.releases}/${releaseId}`;

export function findScreen(pathname: string): Screen | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return (Object.keys(screens) as Screen[]).find((screen) => screens[screen] === path) ?? null;
}

/** Returns the current screen if it can show a category, otherwise the chart. */
export function getScreenForCategory(current: Screen | null): Screen {
  return current === "map" || current === "grid" || current === "chart" ? current : "chart";
}

export const getFeedbackUrl = (email: string) =>
  `mailto:${email}?subject=${encodeURIComponent("Share your feedback")}`;
