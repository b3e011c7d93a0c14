import { useEffect } from "react";

export const siteName = "GBVF Dashboard";

/** Sets the document's title while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? siteName : `${title} – ${siteName}`;
  }, [title]);
}
