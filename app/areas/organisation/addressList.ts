import { Email } from "@gbvf/api/shared/fields.ts";
import { z } from "zod";

const MAX_NAMED = 5;

export const addressList = (most: number) =>
  z.string().transform((text, context) => {
    const found = text
      .split("\n")
      .flatMap((line, at) => (line.match(/[^\s,;]+/g) ?? []).map((typed) => ({ typed, line: at + 1 })));
    const faults = found.filter(({ typed }) => !Email.safeParse(typed).success);
    if (faults.length > 0) {
      const named = faults.slice(0, MAX_NAMED).map(({ typed, line }) => `“${typed}” in line ${line}`);
      const more = faults.length > MAX_NAMED ? `, and ${faults.length - MAX_NAMED} more` : "";
      context.addIssue({ code: "custom", message: `Not an e-mail address: ${named.join(", ")}${more}.` });
    }
    if (found.length > most) {
      context.addIssue({
        code: "custom",
        message: `At most ${most} addresses at once. These are ${found.length}.`,
      });
    }
    return found.map(({ typed }) => typed);
  });
