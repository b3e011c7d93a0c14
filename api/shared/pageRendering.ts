export type PageRequest = {
  url: string;
  /** Maps API URLs to JSON, or to the status of an error. */
  data: Readonly<Record<string, { json: string } | { status: number }>>;
  /** The browser asks for the session, as the page of a visitor does not. */
  mayBeSignedIn: boolean;
};

export type PageContent = {
  kind: "page";
  status: number;
  head: string;
  html: string;
  /** With its responses a page is hydrated at once, with its requests when it is touched. */
  hydration: { id: "requests" | "responses"; json: string };
  isCanonical: boolean;
};

export type RenderResult =
  | { kind: "redirect"; location: string }
  | { kind: "incomplete"; missing: string[] }
  | PageContent;
