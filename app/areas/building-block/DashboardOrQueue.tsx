import { useSearchParams } from "react-router-dom";
import { lazyPage } from "../../lib/address/lazyPage.ts";

const DashboardPage = lazyPage("DashboardPage", () => import("./DashboardPage.tsx"));
const QueuePage = lazyPage("QueuePage", () => import("./QueuePage.tsx"));

export function DashboardOrQueue() {
  const [address] = useSearchParams();
  return address.get("due") === "now" ? <QueuePage /> : <DashboardPage />;
}
