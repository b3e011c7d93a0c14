import type { HelpPage } from "../directory/contract.ts";
import type { PlaceByName } from "../geography/contract.ts";
import type { Language } from "./i18n/languages.ts";

/** The app renders English pages of the country or a place; all other help pages are static. */
export type StaticHelpPage = Omit<HelpPage, "view"> & { view: HelpPage["view"] | MatchesView | ReportView };

export type MatchedPlace = Pick<PlaceByName, "name" | "officialName" | "kind" | "province" | "where"> & {
  suffix: string;
  /** Name of the municipality, or of the place itself. */
  place: string;
};
export type MatchesView = { kind: "found"; typed: string; ignored: string[]; matches: MatchedPlace[] };

export type ReportResult = { message: string; isDone: boolean };
export type ReportView = {
  kind: "report";
  boundaryId: number;
  name: string;
  numbers: { id: string; number: string; contactName: string }[];
  result: ReportResult | undefined;
};

export type HelpSite = {
  origin: string;
  exitUrl: string;
  feedbackEmail: string;
  publisher: { name: string; url: string | null } | null;
};

export type RenderHelp = (request: { language: Language; page: StaticHelpPage; site: HelpSite }) => string;
