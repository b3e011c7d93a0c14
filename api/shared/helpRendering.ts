import type { HelpPage } from "../directory/contract.ts";
import type { PlaceByName } from "../geography/contract.ts";
import type { Language } from "./i18n/languages.ts";

/** English pages of the country or a place belong to the app. */
export type PlainHelpPage = Omit<HelpPage, "view"> & { view: HelpPage["view"] | FoundView | ReportView };

export type FoundPlace = Pick<PlaceByName, "name" | "officialName" | "kind" | "province" | "where"> & {
  suffix: string;
  /** The municipality, or the place itself. */
  place: string;
};
export type FoundView = { kind: "found"; typed: string; ignored: string[]; found: FoundPlace[] };

export type ReportResult = { message: string; isDone: boolean };
export type ReportView = {
  kind: "report";
  boundaryId: number;
  name: string;
  numbers: { id: string; number: string; of: string }[];
  result: ReportResult | undefined;
};

export type HelpSite = {
  origin: string;
  exitUrl: string;
  feedbackEmail: string;
  publisher: { name: string; url: string | null } | null;
};

export type RenderHelp = (request: { language: Language; page: PlainHelpPage; site: HelpSite }) => string;
