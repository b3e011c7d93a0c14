import { useSearchParams } from "react-router-dom";
import { lazyPage } from "../../lib/address/lazyPage.ts";

const DashboardPage = lazyPage("DashboardPage", () => import("./DashboardPage.tsx"));
const QueuePage = lazyPage("QueuePage", () => import("./QueuePage.tsx"));

export function DashboardOrQueue() {
  const [searchParams] = useSearchParams();
  return searchParams.get("due") === "now" ? <QueuePage /> : <DashboardPage />;
}
