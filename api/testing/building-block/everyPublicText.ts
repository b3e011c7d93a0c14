import { strFromU8, unzipSync } from "fflate";
import { endpoints } from "../../contract.ts";
import { TABLES_BY_THEME } from "../../dashboard/contract.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { languages } from "../../shared/i18n/languages.ts";

type Place = { boundaryId: number; boundaryTypeId: number };
type Values = Readonly<Record<string, string | number>>;

export async function readPublicTexts(
  url: string,
  boundaries: readonly Place[],
  buildingBlockId: number,
): Promise<Map<string, string>> {
  const publicEndpoints = (endpoints as readonly Endpoint[]).filter(
    ({ method, access }) => method === "GET" && access === "anyone",
  );
  const search = "/api/buildingblock/searchcontact";
  const paths = boundaries.flatMap(({ boundaryId, boundaryTypeId }) => [
    ...publicEndpoints.map((endpoint) => getPath(endpoint, { boundaryId, boundaryTypeId })),
    ...Object.values(TABLES_BY_THEME).flatMap((tables) =>
      tables.map((table) => `/api/tables/${table}?boundaryId=${boundaryId}`),
    ),
    `${search}?boundaryId=${boundaryId}&buildingBlockId=${buildingBlockId}`,
    `${search}?boundaryId=${boundaryId}&buildingBlockCategoryId=1`,
    ...languages.map((code) => `${code === "en" ? "" : `/${code}`}/home/contact?boundaryId=${boundaryId}`),
    `/home/contact/wrong-number?boundaryId=${boundaryId}`,
  ]);
  const texts = new Map<string, string>();
  for (const path of new Set([...paths, "/home/contact", "/sitemap.xml"]))
    texts.set(path, await getText(url + path));
  return texts;
}

function getPath({ path, query, open }: Endpoint, boundary: Values): string {
  const examples: Values = { releaseId: 1, ...open?.example, ...boundary };
  const filledPath = path
    .replace(/\{\/:(\w+)\}/g, (_, name: string) => (name in examples ? `/${examples[name]}` : ""))
    .replace(/:(\w+)/g, (_, name: string) => String(examples[name] ?? 1));
  const queryShape = query !== undefined && "shape" in query ? (query.shape as object) : {};
  const parameters = Object.entries(examples).filter(([name]) => name in queryShape);
  return `${filledPath}?${parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}

async function getText(address: string): Promise<string> {
  const response = await fetch(address);
  // On a busy machine the computation takes longer than the request may.
  if (response.status === 503) return getText(address);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isArchive = response.headers.get("content-type") === "application/zip";
  const text = isArchive
    ? Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file))
        .join("\n")
    : strFromU8(bytes);
  return `${response.status} ${text}`;
}
