import { endpoints } from "@gbvf/api/contract.ts";
import type { Endpoint } from "@gbvf/api/shared/http/endpoint.ts";
import type { Context } from "koa";
import { expect, test } from "vitest";
import { z } from "zod";
import { parseInput } from "../../api/lib/http/parseInput.ts";

const PARTS = ["params", "query", "body"] as const;
/** Beyond the range of every integer column. */
const TOO_LARGE = [2 ** 31, -(2 ** 31) - 1, "2147483648", "-2147483649"];
const TOO_LONG = ["1", "0", "a", "a b", "é"].map((piece) => piece.repeat(10_000));

/** `path` names fields inside lists, objects and unions too. */
type Field = { path: string; schema: z.core.$ZodType };

function getFields(path: string, schema: z.core.$ZodType): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, field]) => getFields(`${path}.${name}`, field));
    case "array":
      return getFields(`${path}[]`, def.element);
    case "record":
      return [...getFields(`${path} names`, def.keyType), ...getFields(`${path} values`, def.valueType)];
    case "optional":
    case "nullable":
    case "default":
      return getFields(path, def.innerType);
    case "union":
      return def.options.flatMap((option) => getFields(path, option));
    case "pipe":
      return hasFields(def.in) ? getFields(path, def.in) : [{ path, schema }];
    default:
      return [{ path, schema }];
  }
}

const hasFields = (schema: z.core.$ZodType) => ["object", "array"].includes(schema._zod.def.type);
/** Browsers send extensions with a passkey; nothing reads them. */
const isUnread = ({ schema }: Field) => schema._zod.def.type === "unknown";

const fields = endpoints
  .flatMap((endpoint: Endpoint) =>
    PARTS.flatMap((part) => {
      const schema = endpoint[part];
      return schema ? getFields(`${endpoint.method} ${endpoint.path} ${part}`, schema) : [];
    }),
  )
  .filter((field) => !isUnread(field));

const acceptsAny = ({ schema }: Field, values: readonly unknown[], kind: "number" | "string") =>
  values.some((value) => typeof z.safeParse(schema, value).data === kind);

test("S28 no endpoint accepts an integer beyond the range of the database's columns", () => {
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter((field) => acceptsAny(field, TOO_LARGE, "number")).map(({ path }) => path)).toEqual(
    [],
  );
});

test("S28 no endpoint accepts a text of unlimited length", () => {
  expect(fields.filter((field) => acceptsAny(field, TOO_LONG, "string")).map(({ path }) => path)).toEqual([]);
});

test.each(["\0", "\ud800", "half a pair \udc00 within", "cut \ud83d"])(
  "S28 every endpoint refuses the text %j in a name or a value at any depth",
  (text) => {
    for (const endpoint of endpoints) {
      for (const value of [{ any: text }, { [text]: 1 }, { any: [{ deep: text }] }]) {
        const ctx = { params: {}, query: {}, request: { body: value } } as unknown as Context;
        expect(() => parseInput(endpoint, ctx), endpoint.path).toThrow(
          expect.objectContaining({ status: 400, message: "What was sent could not be read." }),
        );
      }
    }
  },
);

test("S28 endpoints accept typed-out escapes and whole surrogate pairs", () => {
  const body = z.strictObject({ note: z.string() });
  const endpoint = { method: "POST", path: "/api/any", access: "anyone", body, response: z.null() } as const;
  const note = String.raw`typed as it is: \u0000 \ud800, and a whole pair: 😀`;
  const ctx = { params: {}, query: {}, request: { body: { note } } } as unknown as Context;
  expect(parseInput(endpoint, ctx).body).toEqual({ note });
});
