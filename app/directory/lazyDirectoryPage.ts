import { lazyPage } from "../lib/lazyPage.ts";

export const DirectoryPage = lazyPage("DirectoryPage", () => import("./DirectoryPage.tsx"));
