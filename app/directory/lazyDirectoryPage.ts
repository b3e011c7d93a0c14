import { lazyPage } from "../lib/address/lazyPage.ts";

export const DirectoryPage = lazyPage("DirectoryPage", () => import("./DirectoryPage.tsx"));
