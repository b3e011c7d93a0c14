import { join } from "node:path";

/** A page that a route fills in. It is never sent as it is. */
export const templateIn = (appDir: string, name = "") => join(appDir, "templates", name);
