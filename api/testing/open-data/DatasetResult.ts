import { z } from "zod";

const Organization = z.object({
  "@type": z.literal("Organization"),
  name: z.string().min(1),
  url: z.url().optional(),
});

/**
 * What Google's dataset search requires and recommends:
 * https://developers.google.com/search/docs/appearance/structured-data/dataset
 */
export const DatasetResult = z.object({
  "@context": z.literal("https://schema.org/"),
  "@type": z.literal("Dataset"),
  "@id": z.url(),
  url: z.url(),
  name: z.string().min(1),
  description: z.string().min(50).max(5000),
  keywords: z.array(z.string()).min(1),
  isAccessibleForFree: z.literal(true),
  license: z.url(),
  creator: Organization,
  publisher: Organization,
  dateModified: z.iso.date(),
  temporalCoverage: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/)
    .optional(),
  spatialCoverage: z.object({ "@type": z.literal("Place"), name: z.string().min(1) }),
  variableMeasured: z
    .array(
      z.object({ "@type": z.literal("PropertyValue"), name: z.string().min(1), unitText: z.string().min(1) }),
    )
    .min(1),
  includedInDataCatalog: z.object({ "@type": z.literal("DataCatalog"), name: z.string(), url: z.url() }),
  distribution: z
    .array(
      z.object({
        "@type": z.literal("DataDownload"),
        contentUrl: z.url(),
        encodingFormat: z.string().min(1),
      }),
    )
    .min(1),
});
