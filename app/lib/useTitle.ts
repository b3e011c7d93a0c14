import { useEffect } from "react";

export const siteName = "GBVF Dashboard";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? siteName : `${title} – ${siteName}`;
  }, [title]);
}
