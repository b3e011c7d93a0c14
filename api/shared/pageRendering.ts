export type PageRequest = {
  url: string;
  /** API URLs to JSON, or an error's status. */
  data: Readonly<Record<string, { json: string } | { status: number }>>;
  /** The browser must load the session. */
  mayBeSignedIn: boolean;
};

export type PageContent = {
  kind: "page";
  status: number;
  head: string;
  html: string;
  /** "responses" hydrate at once, "requests" at a touch. */
  hydration: { id: "requests" | "responses"; json: string };
  isCanonical: boolean;
};

export type RenderResult =
  | { kind: "redirect"; location: string }
  | { kind: "incomplete"; missing: string[] }
  | PageContent;
