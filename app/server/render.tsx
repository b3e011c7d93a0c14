import type { PageRequest, RenderResult } from "@gbvf/api/shared/pageRendering.ts";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { type State, unstable_serialize } from "swr";
import { App } from "../App.tsx";
import { loadPage } from "../AppScreen.tsx";
import { parseFilters, serialiseFilters } from "../lib/address/filters.ts";
import { Origin } from "../lib/address/Origin.ts";
import { index, placeIn, type Screen, screenOf, to } from "../lib/address/paths.ts";
import { filtersOf } from "../lib/address/useFilters.ts";
import { ApiError } from "../lib/calls/ApiError.ts";
import type { CallKey } from "../lib/calls/sendCall.ts";
import { serverHint } from "../lib/session/signInHint.ts";
import { pageRequests } from "../pageRequests.ts";

/** `missing` names what to fetch before rendering again. */
export async function render({ url, data, mayBeSignedIn }: PageRequest): Promise<RenderResult> {
  const address = new URL(url);
  const { pathname, search } = address;
  if (pathname === index) return { kind: "redirect", location: to("home", filtersOf(address)) };
  if (!isRendered(pathname)) return { kind: "unknown" };
  const missing = pageRequests(address)
    .map(([, path]) => path)
    .filter((path) => data[path] === undefined);
  if (missing.length > 0) return { kind: "incomplete", missing: [...new Set(missing)] };
  await loadPage(pathname);
  const responses = new RecordedResponses(data);
  // Rendering is synchronous, so that no other page sees it.
  Object.assign(serverHint, { mayBeSignedIn });
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      <StrictMode>
        <StyleSheetManager sheet={sheet.instance}>
          <Origin value={address.origin}>
            <App
              createHistory={() =>
                createMemoryHistory({ initialEntries: [pathname + search], v5Compat: true })
              }
              responses={responses}
            />
          </Origin>
        </StyleSheetManager>
      </StrictMode>,
    );
    if (responses.missing.size > 0) return { kind: "incomplete", missing: [...responses.missing] };
    if (html.includes(FAILED_PART)) throw new Error("A part of the page could not be rendered.");
    const [title = ""] = /^<title>.*?<\/title>/s.exec(html) ?? [];
    return {
      kind: "page",
      status: responses.status,
      // React writes it first.
      head: title + sheet.getStyleTags(),
      html: html.slice(title.length),
      requests: writeJson(responses.used),
      isCanonical: isCanonical(address),
    };
  } finally {
    sheet.seal();
  }
}

const SCREENS: readonly (Screen | null)[] = [
  "home",
  "comparison",
  "methods",
  "accessibility",
  "api",
  "releases",
];

const isRendered = (pathname: string) =>
  SCREENS.includes(screenOf(pathname)) || placeIn(pathname) !== null || RELEASE.test(pathname);
const RELEASE = /^\/home\/releases\/\d{1,9}$/;

/** Inside a script, where these characters could end it or a line of it. */
const writeJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** React writes it where a Suspense boundary failed or was not ready. */
const FAILED_PART = "<!--$!-->";

/** One spelling of each address is cached. */
const isCanonical = ({ search }: URL) => serialiseFilters(parseFilters(search)) === search;

/** SWR's cache of one rendering. */
class RecordedResponses extends Map<string, State> {
  readonly #data: PageRequest["data"];
  readonly used: CallKey[] = [];
  readonly missing = new Set<string>();
  status = 200;

  constructor(data: PageRequest["data"]) {
    super();
    this.#data = data;
  }

  override get(name: string): State | undefined {
    const known = super.get(name);
    const key = known === undefined ? requestOf(name) : undefined;
    if (key === undefined) return known;
    const response = this.#data[key[1]];
    if (response === undefined) {
      this.missing.add(key[1]);
      return undefined;
    }
    const state =
      "json" in response ? { data: JSON.parse(response.json) } : { error: new ApiError(response.status) };
    if ("status" in response) this.status = response.status;
    this.used.push(key);
    super.set(name, state);
    return state;
  }
}

/** SWR's name of a GET: `@"GET /api/releases","/api/releases",` */
function requestOf(name: string): CallKey | undefined {
  if (!name.startsWith('@"GET ')) return undefined;
  const key: CallKey = JSON.parse(`[${name.slice(1, -1)}]`);
  return unstable_serialize(key) === name ? key : undefined;
}
