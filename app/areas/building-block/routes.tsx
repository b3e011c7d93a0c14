import { Navigate, Route, Routes, useSearchParams } from "react-router-dom";
import { AreaOutlet } from "../../layouts/AreaNav.tsx";
import { lazyPage } from "../../lib/address/lazyPage.ts";
import { index } from "../../lib/address/paths.ts";

const DashboardPage = lazyPage("DashboardPage", () => import("./DashboardPage.tsx"));
const QueuePage = lazyPage("QueuePage", () => import("./QueuePage.tsx"));
const ManagePage = lazyPage("ManagePage", () => import("./ManagePage.tsx"));
const SheetPage = lazyPage("SheetPage", () => import("./SheetPage.tsx"));
const WaitingPage = lazyPage("WaitingPage", () => import("./WaitingPage.tsx"));

export function BuildingBlockRoutes() {
  return (
    <Routes>
      <Route element={<AreaOutlet area="buildingBlock" />}>
        <Route index element={<Start />} />
        <Route path="waiting" element={<WaitingPage />} />
        <Route path="sheet" element={<SheetPage />} />
        <Route path="manage/:boundaryId/:bldId/:instanceId?" element={<ManagePage />} />
      </Route>
      <Route path="*" element={<Navigate to={index} replace />} />
    </Routes>
  );
}

function Start() {
  const [address] = useSearchParams();
  return address.get("due") === "now" ? <QueuePage /> : <DashboardPage />;
}
