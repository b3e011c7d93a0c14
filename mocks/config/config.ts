import { type FeatureFlags, getFeatureFlags } from "@gbvf/api/config/contract.ts";
import { answer } from "../respond.ts";

export const featureFlags: FeatureFlags = {
  enableLogin: true,
  links: {
    aboutUs: "https://example.org/about",
    help: "https://example.org/help",
    disclaimer: "https://example.org/disclaimer",
    exit: "https://example.org/weather",
  },
  feedbackEmail: "feedback@example.org",
  publisher: { name: "Department of Example Statistics", url: "https://example.org/" },
  nextRelease: { day: "2026-12-08", isAnnounced: true },
  mapTilesUrl: null,
  demonstration: [1, 2, 3, 4],
};

export const configHandlers = {
  "GET /api/config/feature-flags": answer(getFeatureFlags, featureFlags),
};
