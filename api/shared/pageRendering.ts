export type PageRequest = {
  url: string;
  /** Maps URLs of the API to the JSON of the response, or to the status of an error. */
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
