import type { FileAnswer } from "@gbvf/api/shared/http/fileAnswer.ts";
import type { Problem } from "@gbvf/api/shared/http/problem.ts";
import { ApiError } from "./ApiError.ts";

/** A cheap phone on a bad line then gets an error and can retry. */
const PATIENCE_MS = 30_000;

/** @throws {ApiError} unless it succeeds */
export async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    credentials: "include",
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...init,
  }).catch(() => {
    throw new ApiError(0);
  });
  if (!response.ok) throw new ApiError(response.status, await problemOf(response));
  return answerOf(response).catch(() => {
    throw new ApiError(response.status);
  });
}

async function answerOf(response: Response): Promise<unknown> {
  const [, fileName] = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  if (fileName === undefined) return response.json();
  return { fileName, bytes: new Uint8Array(await response.arrayBuffer()) } satisfies FileAnswer;
}

/** Empty if another server answered, such as a proxy. */
async function problemOf(response: Response): Promise<Partial<Problem>> {
  const body: unknown = await response.json().catch(() => undefined);
  return isProblem(body) ? body : {};
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === "object" &&
  body !== null &&
  "success" in body &&
  body.success === false &&
  "message" in body;
