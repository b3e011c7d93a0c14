import type { PageRequest, RenderResult } from "@gbvf/api/shared/pageRendering.ts";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { App } from "../App.tsx";
import { loadPage } from "../AppScreen.tsx";
import { parseFilters, parseTown, serialiseFilters } from "../lib/address/filters.ts";
import { Origin } from "../lib/address/Origin.ts";
import { findScreen, getScreenUrl, rootPath, screens } from "../lib/address/paths.ts";
import { FIRST_THEME } from "../lib/address/themeIds.ts";
import { correctSearch } from "../lib/address/useCorrectAddress.ts";
import { parseFilterUrl } from "../lib/address/useFilters.ts";
import { serverHint } from "../lib/session/signInHint.ts";
import { listPageRequests } from "../pageRequests.ts";
import { RecordedResponses } from "./RecordedResponses.ts";

/** If responses are missing, returns their addresses; the caller fetches them and renders again. */
export async function render({ url, data, mayBeSignedIn }: PageRequest): Promise<RenderResult> {
  const address = new URL(url);
  const { pathname, search } = address;
  const location = findRedirect(address, data);
  if (location !== null) return { kind: "redirect", location };
  const requiredPaths = [
    ...listPageRequests(address).map(([, path]) => path),
    ...(isDatasetPage(address) ? [CATALOG] : []),
  ];
  const missingPaths = requiredPaths.filter((path) => data[path] === undefined);
  if (missingPaths.length > 0) return { kind: "incomplete", missing: [...new Set(missingPaths)] };
  await loadPage(address);
  const responses = new RecordedResponses(data);
  // A global variable is safe here, because rendering is synchronous.
  Object.assign(serverHint, { mayBeSignedIn });
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
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
    if (markup.includes(FAILED_PART)) throw new Error("A part of the page could not be rendered.");
    // React writes elements of the head before all others.
    const [head = ""] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup) ?? [];
    return {
      kind: "page",
      status: responses.status,
      head: (head || "<title>GBVF Dashboard</title>") + sheet.getStyleTags() + renderDataset(data, address),
      html: markup.slice(head.length).replace(STYLE_ATTRIBUTE, ""),
      hydration:
        mayBeSignedIn || !HYDRATES_ON_INTERACTION.test(pathname)
          ? { id: "responses", json: escapeJson(responses.json()) }
          : {
              id: "requests",
              json: escapeJson(JSON.stringify(responses.listRequests(listPageRequests(address)))),
            },
      isCanonical: isCanonical(address),
    };
  } finally {
    sheet.seal();
  }
}

type Data = PageRequest["data"];

/** Redirects like `<Navigate>` and `useCorrectAddress` in the browser. */
function findRedirect(address: URL, data: Data): string | null {
  const { pathname, search } = address;
  const screen = findScreen(pathname);
  const filters = parseFilterUrl(address);
  if (pathname === rootPath) return getScreenUrl("home", filters);
  if ((screen === "map" || screen === "grid") && filters.componentId === null)
    return getScreenUrl(screen, { ...filters, componentId: FIRST_THEME });
  const components = getJson(data["/api/dashboard/components"]);
  const corrected = components === undefined ? null : correctSearch(search, JSON.parse(components));
  return corrected === null ? null : pathname + corrected;
}

const getJson = (response: Data[string] | undefined) =>
  response !== undefined && "json" in response ? response.json : undefined;

const CATALOG = "/api/catalog.jsonld";

/** Dataset search engines find each theme's figures by its chart of the country. */
const isDatasetPage = (address: URL) => {
  const { boundaryId, componentId } = parseFilterUrl(address);
  return findScreen(address.pathname) === "chart" && boundaryId === null && componentId !== null;
};

function renderDataset(data: Data, address: URL): string {
  const catalog = isDatasetPage(address) ? getJson(data[CATALOG]) : undefined;
  if (catalog === undefined) return "";
  const { dataset }: { dataset: { "@id": string }[] } = JSON.parse(catalog);
  const page = `${screens.chart}?componentId=${parseFilterUrl(address).componentId}`;
  const current = dataset.find((each) => each["@id"].endsWith(page));
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(current))}</script>`;
}

/** These pages can be read without scripts, so they hydrate at the first interaction; others at once. */
const HYDRATES_ON_INTERACTION =
  /^\/home(\/(comparison|contact|methods|accessibility|api|releases|releases\/\d+|place\/\d+))?\/?$/;

/** Escapes characters that would end the script element or a line of it. */
const escapeJson = (json: string) =>
  json.replace(/[<\u2028\u2029]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** React Aria writes style attributes, which the content security policy refuses. */
const STYLE_ATTRIBUTE = / style="[^"]*"/g;

/** The mark that React writes in place of a Suspense boundary that failed. */
const FAILED_PART = "<!--$!-->";

/** True for the only spelling of an address whose page is cached. */
const isCanonical = ({ pathname, search }: URL) => {
  const town = findScreen(pathname) === "contact" ? parseTown(search) : null;
  const filters = serialiseFilters(parseFilters(search));
  return (town === null ? filters : `${filters}&town=${encodeURIComponent(town)}`) === search;
};
