import { useEffect } from "react";

export const siteName = "GBVF Dashboard";

/** Names the document while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? siteName : `${title} – ${siteName}`;
  }, [title]);
}
