export type PageRequest = {
  url: string;
  /** Maps API URLs to JSON, or an error's status. */
  data: Readonly<Record<string, { json: string } | { status: number }>>;
  mayBeSignedIn: boolean;
};

export type PageContent = {
  kind: "page";
  status: number;
  head: string;
  html: string;
  hydration: { id: "requests" | "responses"; json: string };
  isCanonical: boolean;
};

export type RenderResult =
  | { kind: "redirect"; location: string }
  | { kind: "incomplete"; missing: string[] }
  | PageContent;
