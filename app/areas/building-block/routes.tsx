import { Navigate, Route, Routes } from "react-router-dom";
import { lazyPage } from "../../lib/lazyPage.ts";
import { index } from "../../lib/paths.ts";

const BuildingBlockPage = lazyPage("BuildingBlockPage", () => import("./BuildingBlockPage.tsx"));

/** Every address of the area; what is unknown leads to the public index. */
export function BuildingBlockRoutes() {
  return (
    <Routes>
      <Route index element={<BuildingBlockPage />} />
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}
