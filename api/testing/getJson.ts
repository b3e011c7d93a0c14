import { expect } from "vitest";
import type { z } from "zod";

export async function getJson<S extends z.ZodType>(url: string, schema: S): Promise<z.output<S>> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return schema.parse(await response.json());
}
