import { describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "../../contract.ts";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { plainIssue } from "./parseInput.ts";

const WRONG = [
  undefined,
  null,
  Number.NaN,
  "x",
  "",
  "07",
  -1,
  1.5,
  1e99,
  "1e99",
  [],
  [1],
  {},
  true,
  "x".repeat(5000),
];
const OF_THE_LIBRARY =
  /Invalid [a-z]|: expected|, received |[Uu]nrecognized|[Tt]oo (small|big)|NaN|undefined/;

const fieldsOf = (schema: z.ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }).properties ?? {});

function messagesOf(schema: z.ZodType): string[] {
  const fields = fieldsOf(schema);
  const wrongFields = fields.flatMap((field) => WRONG.map((wrong) => ({ [field]: wrong })));
  const wrong = [
    ...WRONG,
    ...wrongFields,
    Object.fromEntries(fields.map((field) => [field, []])),
    { other: 1 },
  ];
  return wrong.flatMap((input) => {
    const { error } = schema.safeParse(input, { error: plainIssue });
    return error === undefined ? [] : error.issues.map(({ message }) => message);
  });
}

describe.each(
  (endpoints as readonly Endpoint[]).map((each) => [`${each.method} ${each.path}`, each] as const),
)("%s", (_, { params, query, body }) => {
  test("S32 refuses input in words of ours", () => {
    const messages = [params, query, body].flatMap((schema) =>
      schema === undefined ? [] : messagesOf(schema),
    );
    expect(messages.filter((message) => OF_THE_LIBRARY.test(message))).toEqual([]);
  });
});

test("each kind of fault has its words", () => {
  const schema = z.strictObject({
    Age: z.number().int().min(18),
    Name: z.string().min(2).max(3),
    Kind: z.enum(["one", "two"]),
    Tags: z.array(z.string()).max(1),
    When: z.iso.date(),
  });
  const input = { Age: Number.NaN, Name: "x", Kind: "three", Tags: ["a", "b"], When: "today", other: 1 };
  const { error } = schema.safeParse(input, { error: plainIssue });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "Age must be a number.",
    "Name must have at least 2 characters.",
    "Kind must be one of these: one, two.",
    "Tags must have at most 1 entry.",
    "When is not in the required format.",
    "There is no field called other here.",
  ]);
  expect(schema.safeParse({}, { error: plainIssue }).error?.issues[0]?.message).toBe("Age is missing.");
});
