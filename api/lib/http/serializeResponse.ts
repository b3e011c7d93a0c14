import type { Endpoint } from "../../shared/http/endpoint.ts";
import { FileResponse } from "../../shared/http/fileResponse.ts";
import { CACHE_CONTROL_WITH_PLACES, type SerializedResponse } from "../cache/ResponseCache.ts";
import { CROSS_ORIGIN } from "../security/cors.ts";

const INLINE_FORMATS = ["application/atom+xml", "application/ld+json", "application/csvm+json"];

export function serializeResponse(
  { open, file, mayBecomeConfidential }: Endpoint,
  result: unknown,
): SerializedResponse {
  const commonHeaders = {
    ...(open !== undefined && CROSS_ORIGIN),
    ...(mayBecomeConfidential && { "cache-control": CACHE_CONTROL_WITH_PLACES }),
  };
  if (file === undefined) {
    const headers = { ...commonHeaders, "content-type": "application/json; charset=utf-8" };
    return { body: Buffer.from(JSON.stringify(result)), headers, isCompressed: false };
  }
  const { fileName, describedBy, bytes } = FileResponse.parse(result);
  const isArchive = file === "application/zip";
  const headers = {
    ...commonHeaders,
    "content-type": file,
    "content-disposition": `${INLINE_FORMATS.includes(file) ? "inline" : "attachment"}; filename="${fileName}"`,
    ...(describedBy !== undefined && {
      link: `<${describedBy}>; rel="describedby"; type="application/csvm+json"`,
    }),
  };
  return { body: Buffer.from(bytes), headers, isCompressed: isArchive };
}
