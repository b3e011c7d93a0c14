import { z } from "zod";

/** `capturedOn` is the date of the import or the last check (ISO 8601). */
export const FigureSource = z.object({
  description: z.string(),
  url: z.string().nullable(),
  capturedOn: z.iso.date(),
  isDemonstration: z.boolean(),
  otherSources: z.array(z.string()).optional(),
});
export type FigureSource = z.infer<typeof FigureSource>;

const MAX_CHARACTERS = 200;
const requiredText = (name: string) =>
  z.string().trim().min(1, `${name} is required`).max(MAX_CHARACTERS, `At most ${MAX_CHARACTERS} characters`);

export const ImportSource = z.strictObject({
  title: requiredText("Title"),
  publisher: requiredText("Publisher"),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  publishedOn: z.iso.date().nullable(),
  licence: requiredText("Licence").nullable(),
});
export type ImportSource = z.infer<typeof ImportSource>;
